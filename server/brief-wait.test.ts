import { expect, it, vi } from 'vitest';
import { longestWait, waitBriefly } from './brief-wait.ts';

const late = () => new Error('late');

it('waits for a second', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let outcome = 'waits';
  const waiting = waitBriefly(new Promise(() => undefined), late).catch(({ message }: Error) => {
    outcome = message;
  });
  vi.advanceTimersByTime(longestWait - 1);
  await new Promise(setImmediate);
  expect([longestWait, outcome]).toEqual([1000, 'waits']);
  vi.advanceTimersByTime(1);
  await waiting;
  expect(outcome).toBe('late');
});
