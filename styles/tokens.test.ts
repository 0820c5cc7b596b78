import { expect, it } from 'vitest';
import { font } from './tokens.css.ts';

it('does not set user text in the font that has only the letters of fixed names', () => {
  expect(font.names).toContain('"Anek Names"');
  for (const stack of [font.sans, font.serif]) expect(stack).not.toContain('"Anek Names"');
});
