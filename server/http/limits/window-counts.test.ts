import { expect, it } from 'vitest';
import { createWindowCounts } from './window-counts.ts';
import { minute } from '#server/clock.ts';

const limit = { name: 'count', max: 2, windowMs: minute };
const wide = { name: 'count from site', max: 3, windowMs: minute };

function setup() {
  let time = 1_000_000;
  const count = createWindowCounts({ now: () => time }, minute);
  return {
    count: (subject: string) => count([{ limit, subject }]),
    countBoth: (subject: string, site: string) =>
      count([
        { limit, subject },
        { limit: wide, subject: site },
      ]),
    pass: (ms: number) => (time += ms),
  };
}

it('counts under every subject or under none', () => {
  const { countBoth } = setup();
  expect([countBoth('a', 's'), countBoth('a', 's')]).toEqual([0, 0]);
  expect(countBoth('a', 's')).toBeGreaterThan(0);
  expect(countBoth('b', 's')).toBe(0);
  expect(countBoth('c', 's')).toBeGreaterThan(0);
});

it('begins anew when the clock was put back, and when there are too many subjects', () => {
  const { count, pass } = setup();
  expect([count('a'), count('a')]).toEqual([0, 0]);
  pass(-1);
  expect([count('a'), count('a')]).toEqual([0, 0]);
  for (let index = 0; index < 20_000; index += 1) count(`other ${index}`);
  expect(count('a')).toBe(0);
});
