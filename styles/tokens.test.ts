import { expect, it } from 'vitest';
import { font } from './tokens.css.ts';

it('sets what people type without the face that holds only the letters of fixed names', () => {
  expect(font.names).toContain('"Anek Names"');
  for (const stack of [font.sans, font.serif]) expect(stack).not.toContain('"Anek Names"');
});
