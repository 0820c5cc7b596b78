import { createQueue, type Queue } from '#server/pictures/processing/queue.ts';

export function createObservedQueue(atOnce: number) {
  const runQueued = createQueue(atOnce);
  const tasks = { begun: 0, running: 0, most: 0 };
  const queue: Queue = (work, priority) =>
    runQueued(async () => {
      tasks.begun += 1;
      tasks.running += 1;
      tasks.most = Math.max(tasks.most, tasks.running);
      try {
        return await work();
      } finally {
        tasks.running -= 1;
      }
    }, priority);
  return { queue, tasks };
}
