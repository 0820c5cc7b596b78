import { EventEmitter, once } from 'node:events';
import { expect, test, vi } from 'vitest';
import {
  createBackgroundTasks,
  createQueue,
  forEachConcurrently,
  loadOnce,
  longestWait,
  waitBriefly,
  type Priority,
} from './concurrency.ts';

/** @returns what waits until `release` is called */
function createGate() {
  const events = new EventEmitter();
  return { released: once(events, 'release'), release: () => events.emit('release') };
}

test('after a failure starts no further item and fails only when the items under way have ended', async () => {
  const started: string[] = [];
  const { released, release } = createGate();
  let ended = false;
  const all = forEachConcurrently(['fails', 'is slow', 'is not started'], 2, async (item) => {
    started.push(item);
    if (item === 'fails') throw new Error('failed');
    await released;
    ended = true;
  });
  const result = all.catch((cause: unknown) => [cause, ended]);
  await new Promise(setImmediate);
  release();
  expect(await result).toEqual([new Error('failed'), true]);
  expect(started).toEqual(['fails', 'is slow']);
});

test('tasks wait for a free slot in order of arrival, those of low priority last, and a failing one frees its slot', async () => {
  const queue = createQueue();
  const { released, release } = createGate();
  const started: [name: string, running: number][] = [];
  let running = 0;
  const begin = (name: string, priority?: Priority) =>
    queue(async () => {
      started.push([name, (running += 1)]);
      await released;
      running -= 1;
      if (name === 'fails') throw new Error('broken');
    }, priority);
  const all = [begin('fails'), begin('low', 'low'), begin('high', 'high'), begin('by default')];
  const settled = Promise.allSettled(all);
  expect(started).toEqual([['fails', 1]]);
  release();
  const outcomes = (await settled).map(({ status }) => status);
  expect(outcomes).toEqual(['rejected', 'fulfilled', 'fulfilled', 'fulfilled']);
  expect(started.slice(1)).toEqual([
    ['high', 1],
    ['by default', 1],
    ['low', 1],
  ]);
});

test('tells every caller why a load failed, and loads again at the next call', async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('Cannot find package'))
    .mockResolvedValue('library');
  const get = loadOnce(load);
  const failed = await Promise.allSettled([get(), get()]);
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await get()).toBe('library');
  expect(load).toHaveBeenCalledTimes(2);
});

test('waits for a second', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let outcome = 'waits';
  const waiting = waitBriefly(new Promise(() => undefined), () => new Error('late')).catch(
    ({ message }: Error) => {
      outcome = message;
    },
  );
  vi.advanceTimersByTime(longestWait - 1);
  await new Promise(setImmediate);
  expect([longestWait, outcome]).toEqual([1000, 'waits']);
  vi.advanceTimersByTime(1);
  await waiting;
  expect(outcome).toBe('late');
});

test('work begins only after the code that requested it has run, and idle waits for what work has started, too', async () => {
  const background = createBackgroundTasks({ error: () => undefined });
  const order: string[] = [];
  background.run('first', async () => {
    background.run('second', async () => void order.push('second'));
    order.push('first');
  });
  await Promise.resolve();
  order.push('answer');
  await background.idle();
  expect(order).toEqual(['answer', 'first', 'second']);
});
