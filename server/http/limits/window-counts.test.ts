import { expect, it } from 'vitest';
import { createWindowCounts } from './window-counts.ts';
import { minute } from '#server/clock.ts';

const limit = { name: 'count', max: 2, windowMs: minute };
const wide = { name: 'count from site', max: 3, windowMs: minute };

it('counts under every subject or under none', () => {
  const attempt = createWindowCounts({ now: () => 1_000_000 }, minute);
  const count = (subject: string) =>
    attempt([
      { limit, subject },
      { limit: wide, subject: 'site' },
    ]);
  expect([count('a'), count('a'), count('a')]).toEqual([0, 0, minute]);
  expect([count('b'), count('c')]).toEqual([0, minute]);
});

it('begins anew when the clock was put back, and when there are too many subjects', () => {
  let time = 1_000_000;
  const attempt = createWindowCounts({ now: () => time }, minute);
  const count = (subject: string) => attempt([{ limit, subject }]);
  expect([count('a'), count('a')]).toEqual([0, 0]);
  time -= 1;
  expect([count('a'), count('a')]).toEqual([0, 0]);
  for (let index = 0; index < 20_000; index += 1) count(`other ${index}`);
  expect(count('a')).toBe(0);
});
