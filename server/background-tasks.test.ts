import { expect, test } from 'vitest';
import { createBackgroundTasks } from './background-tasks.ts';

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
