import { expect, test } from 'vitest';
import { forEachConcurrently } from './concurrency.ts';

test('works through all items, a number of them at once', async () => {
  let running = 0;
  let most = 0;
  const done: number[] = [];
  await forEachConcurrently([1, 2, 3, 4, 5], 2, async (item) => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
    done.push(item);
  });
  expect([done, most]).toEqual([[1, 2, 3, 4, 5], 2]);
});

test('after a failure begins no further item and fails only when the items under way have ended', async () => {
  const begun: string[] = [];
  let open: (() => void) | undefined;
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  let ended = false;
  const all = forEachConcurrently(['fails', 'is slow', 'is not begun'], 2, async (item) => {
    begun.push(item);
    if (item === 'fails') throw new Error('failed');
    await gate;
    ended = true;
  });
  const seen = all.catch((cause: unknown) => [cause, ended]);
  await new Promise(setImmediate);
  open?.();
  expect(await seen).toEqual([new Error('failed'), true]);
  expect(begun).toEqual(['fails', 'is slow']);
});
