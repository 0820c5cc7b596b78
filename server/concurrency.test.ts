import { EventEmitter, once } from 'node:events';
import { expect, test, it, vi } from 'vitest';
import {
  createQueue,
  forEachConcurrently,
  loadOnce,
  longestWait,
  waitBriefly,
  createBackgroundTasks,
} from './concurrency.ts';

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

const nothing = (): void => undefined;

function createPendingTask() {
  let end = nothing;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  let hasStarted = false;
  const work = async () => {
    hasStarted = true;
    await ended;
  };
  return { work, end: () => end(), hasStarted: () => hasStarted };
}

test('the next task starts only when a slot is free, in order of arrival', async () => {
  const queue = createQueue(1);
  const [first, second, third] = [createPendingTask(), createPendingTask(), createPendingTask()];
  const done = [first, second, third].map(({ work }) => queue(work));
  expect([first.hasStarted(), second.hasStarted(), third.hasStarted()]).toEqual([true, false, false]);
  first.end();
  await done[0];
  expect([second.hasStarted(), third.hasStarted()]).toEqual([true, false]);
  second.end();
  third.end();
  await Promise.all(done);
  expect(third.hasStarted()).toBe(true);
});

test('a failing task frees its slot and rejects for its caller', async () => {
  const queue = createQueue(1);
  await expect(queue(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await queue(() => Promise.resolve('fine'))).toBe('fine');
});

test('work of high priority goes before work of low priority that waits longer', async () => {
  const queue = createQueue(1);
  const order: string[] = [];
  const note = (name: string) => async () => void order.push(name);
  const first = createPendingTask();
  const done = [
    queue(first.work),
    queue(note('low'), 'low'),
    queue(note('high'), 'high'),
    queue(note('by default')),
  ];
  first.end();
  await Promise.all(done);
  expect(order).toEqual(['high', 'by default', 'low']);
});

it('tells every caller why a load failed, and loads again at the next call', async () => {
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

const log = { error: () => undefined };

test('work begins only after the code that requested it has run', async () => {
  const background = createBackgroundTasks(log);
  const order: string[] = [];
  background.run('work', async () => void order.push('work'));
  await Promise.resolve();
  order.push('answer');
  await background.idle();
  expect(order).toEqual(['answer', 'work']);
});

test('idle also waits for work that other work has started', async () => {
  const background = createBackgroundTasks(log);
  const done: string[] = [];
  background.run('first', async () => {
    background.run('second', async () => void done.push('second'));
    done.push('first');
  });
  await background.idle();
  expect(done).toEqual(['first', 'second']);
  await background.idle();
});
