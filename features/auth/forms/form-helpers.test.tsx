import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { deferred, type Deferred } from '#features/shared/testing/deferred.ts';
import { usePending } from './form-helpers.ts';

function renderForm() {
  const tasks: Deferred<void>[] = [];
  const act = () => {
    const task = deferred<void>();
    tasks.push(task);
    return task.promise;
  };
  function TestButton() {
    const [pending, begin] = usePending();
    return <button onClick={() => begin(act)}>{pending ? 'under way' : 'at rest'}</button>;
  }
  render(<TestButton />);
  return tasks;
}
const clickButton = () => userEvent.click(screen.getByRole('button'));

it('begins one thing at a time, and the next when that is over', async () => {
  const tasks = renderForm();
  await clickButton();
  expect(screen.getByRole('button')).toHaveTextContent('under way');
  await clickButton();
  expect(tasks).toHaveLength(1);
  tasks[0]?.resolve();
  await expect.poll(() => screen.getByRole('button')).toHaveTextContent('at rest');
  await clickButton();
  expect(tasks).toHaveLength(2);
});
