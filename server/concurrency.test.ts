import { EventEmitter, once } from 'node:events';
import { expect, test } from 'vitest';
import { forEachConcurrently } from './concurrency.ts';

test('works through all items, a number of them at once', async () => {
  let running = 0;
  let maxRunning = 0;
  const done: number[] = [];
  await forEachConcurrently([1, 2, 3, 4, 5], 2, async (item) => {
    running += 1;
    maxRunning = Math.max(maxRunning, running);
    await Promise.resolve();
    running -= 1;
    done.push(item);
  });
  expect([done, maxRunning]).toEqual([[1, 2, 3, 4, 5], 2]);
});

test('after a failure starts no further item and fails only when the items under way have ended', async () => {
  const started: string[] = [];
  const gate = new EventEmitter();
  const released = once(gate, 'release');
  let ended = false;
  const all = forEachConcurrently(['fails', 'is slow', 'is not started'], 2, async (item) => {
    started.push(item);
    if (item === 'fails') throw new Error('failed');
    await released;
    ended = true;
  });
  const result = all.catch((cause: unknown) => [cause, ended]);
  await new Promise(setImmediate);
  gate.emit('release');
  expect(await result).toEqual([new Error('failed'), true]);
  expect(started).toEqual(['fails', 'is slow']);
});
