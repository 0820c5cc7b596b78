import { createQueue, type Queue } from '#server/concurrency.ts';

export function createObservedQueue(concurrency: number) {
  const runQueued = createQueue(concurrency);
  const tasks = { started: 0, running: 0, maxRunning: 0 };
  const queue: Queue = (work, priority) =>
    runQueued(async () => {
      tasks.started += 1;
      tasks.running += 1;
      tasks.maxRunning = Math.max(tasks.maxRunning, tasks.running);
      try {
        return await work();
      } finally {
        tasks.running -= 1;
      }
    }, priority);
  return { queue, tasks };
}
