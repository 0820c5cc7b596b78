import { expect, test } from 'vitest';
import { createQueue } from './queue.ts';

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
