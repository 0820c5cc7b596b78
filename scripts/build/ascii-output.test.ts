import { runInThisContext } from 'node:vm';
import { expect, it } from 'vitest';
import { toAscii } from './ascii-output.ts';

it('escapes letters of other scripts, and those that take two units', () => {
  const code = toAscii("['₹ 500', /^[पह]$/u.test('ह'), `${'é'}😀`, /^😀$/u.test('😀')]");
  expect(code).toMatch(/^[ -~]+$/);
  expect(runInThisContext(code)).toEqual(['₹ 500', true, 'é😀', true]);
});

it('leaves everything else as it is', () => {
  expect(toAscii(String.raw`a = '\u20b9\n' + 1;`)).toBe(String.raw`a = '\u20b9\n' + 1;`);
});
