import { expect, it } from 'vitest';
import { computeInteractive } from './interactive.ts';

it('is the moment when handlers are attached, if no long task follows', () => {
  expect(computeInteractive(1500, [{ start: 200, duration: 400 }], 3000)).toBe(1500);
});

it('is the end of a task that was running when handlers were attached', () => {
  expect(computeInteractive(1500, [{ start: 1400, duration: 300 }], 3000)).toBe(1700);
});

it('waits for each task that begins within the quiet time, in any order', () => {
  const tasks = [
    { start: 4000, duration: 200 },
    { start: 2000, duration: 100 },
  ];
  expect(computeInteractive(1500, tasks, 3000)).toBe(4200);
});

it('does not wait for a task after the quiet time', () => {
  expect(computeInteractive(1500, [{ start: 4501, duration: 100 }], 3000)).toBe(1500);
});
