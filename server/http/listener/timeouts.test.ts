import { expect, it } from 'vitest';
import { createTransferRate } from './timeouts.ts';

const pause = 12_000;

/** @returns ms after which the body was too slow; undefined when it never was */
function tooSlowAt(pieces: readonly (readonly [after: number, bytes: number])[]): number | undefined {
  const pace = createTransferRate(pause, 0);
  let now = 0;
  for (const [after, bytes] of pieces) {
    now += after;
    if (!pace(bytes, now)) return now;
  }
  return undefined;
}

const repeated = (times: number, after: number, bytes: number) =>
  Array.from({ length: times }, () => [after, bytes] as const);

it('a slow body is accepted, however long it lasts', () => {
  expect(tooSlowAt(repeated(3600, 1000, 1000))).toBeUndefined();
});

it('a body that comes too slowly is refused within 15 seconds', () => {
  expect(tooSlowAt(repeated(100, 200, 1))).toBeLessThan(15_000);
});

it('a body that pauses for 29 seconds now and then is accepted', () => {
  const train = [...repeated(10, 500, 2000), [29_000, 100] as const];
  expect(tooSlowAt([...train, ...train, ...train])).toBeUndefined();
});

it('a byte before each long gap is not enough', () => {
  expect(tooSlowAt(repeated(100, 29_000, 1))).toBeLessThan(60_000);
});
