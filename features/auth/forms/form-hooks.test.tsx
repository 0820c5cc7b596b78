import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { deferred, type Deferred } from '#features/shared/testing/deferred.ts';
import { usePending } from './form-hooks.ts';

function open() {
  const begun: Deferred<void>[] = [];
  const act = () => {
    const work = deferred<void>();
    begun.push(work);
    return work.promise;
  };
  function Thing() {
    const [pending, begin] = usePending();
    return <button onClick={() => begin(act)}>{pending ? 'under way' : 'at rest'}</button>;
  }
  render(<Thing />);
  return begun;
}
const press = () => userEvent.click(screen.getByRole('button'));

it('begins one thing at a time, and the next when that is over', async () => {
  const begun = open();
  await press();
  expect(screen.getByRole('button')).toHaveTextContent('under way');
  await press();
  expect(begun).toHaveLength(1);
  begun[0]?.resolve();
  await vi.waitFor(() => expect(screen.getByRole('button')).toHaveTextContent('at rest'));
  await press();
  expect(begun).toHaveLength(2);
});
