import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { DeletedItem } from '#contract/admin-answers.ts';
import { createChangeEvents } from '#features/admin/change-events.ts';
import { answering, fakeBackend } from '#features/admin/testing/fake-backend.ts';
import { createToastsStore } from '#features/admin/ui/toasts-store.ts';
import { RecentlyDeleted } from './recently-deleted.tsx';
import { createTrashStore } from './trash-store.ts';

const day = 24 * 3_600_000;
const deletedAt = Date.now() - 3 * day;
const kerala: DeletedItem = {
  _id: 'k',
  name: 'Kerala',
  images: [],
  deletedAt,
  deletedBy: { name: 'Asha', email: 'asha@example.com' },
  endsAt: new Date(2027, 0, 5, 12).getTime(),
};
const goa: DeletedItem = { ...kerala, _id: 'g', name: 'Goa', deletedBy: null };

function setup(first: DeletedItem[] | Error = [kerala, goa], isPage = false) {
  const list = answering({ packages: [kerala, goa] });
  if (first instanceof Error) list.mockRejectedValueOnce(first);
  else list.mockResolvedValueOnce({ packages: first });
  const restore = answering({ message: 'Package restored successfully!' });
  const deleteForGood = answering({ message: 'Package deleted for good' });
  const toasts = createToastsStore();
  const http = fakeBackend({
    'GET /admin/deleted-packages': list,
    'POST /admin/restore-package/{id}': restore,
    'DELETE /admin/deleted-package/{id}': deleteForGood,
  });
  const trash = createTrashStore(http, 'package', createChangeEvents());
  render(<RecentlyDeleted trash={trash} toasts={toasts} isPage={isPage} />);
  const texts = () => toasts.state.toasts.map(({ tone, text }) => `${tone}: ${text}`);
  return { list, restore, deleteForGood, texts };
}

const open = async () => userEvent.click(await screen.findByText(/^Recently deleted/));
const row = (name: string) => screen.getByRole('listitem', { name });

describe('recently deleted', () => {
  it('shows nothing while nothing was deleted', async () => {
    const { list } = setup([]);
    await expect.poll(() => list.mock.settledResults.length).toBe(1);
    expect(screen.queryByText(/Recently deleted/)).not.toBeInTheDocument();
  });

  it('is open on a page of its own, and says there that nothing is kept, unless that is unknown', async () => {
    setup(undefined, true);
    expect(screen.getByText('Loading...')).toBeVisible();
    expect(await screen.findByText('Packages (2)')).toBeVisible();
    expect(row('Kerala')).toBeVisible();
    cleanup();
    setup([], true);
    const none = 'There are no deleted packages. Each is kept for 30 days.';
    expect(await screen.findByText(none)).toBeVisible();
    cleanup();
    const list = answering({ packages: [] });
    const http = fakeBackend({ 'GET /admin/deleted-packages': list });
    const trash = createTrashStore(http, 'package', createChangeEvents());
    await trash.items.load();
    list.mockRejectedValue(new Error('offline'));
    render(<RecentlyDeleted trash={trash} toasts={createToastsStore()} isPage />);
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch the deleted packages');
    expect(screen.queryByText(none)).not.toBeInTheDocument();
  });

  it('says what was deleted, when, by whom, and how long it is kept', async () => {
    setup();
    await open();
    expect(screen.getByText('Recently deleted (2)')).toBeVisible();
    expect(row('Kerala')).toHaveTextContent('Deleted 3 days ago by Asha, kept until 5 January');
    expect(row('Goa')).toHaveTextContent('Deleted 3 days ago, kept until 5 January');
  });

  it('restores, says so, and moves the focus to its heading', async () => {
    const { restore, texts } = setup();
    await open();
    await userEvent.click(within(row('Kerala')).getByRole('button', { name: 'Restore Kerala' }));
    expect(restore).toHaveBeenCalledExactlyOnceWith({ id: 'k' });
    expect(texts()).toEqual(['success: Package restored successfully!']);
    expect(screen.queryByRole('listitem', { name: 'Kerala' })).not.toBeInTheDocument();
    expect(screen.getByText('Recently deleted (1)')).toHaveFocus();
  });

  it('deletes for good only after a question', async () => {
    const { deleteForGood } = setup();
    await open();
    await userEvent.click(within(row('Goa')).getByRole('button', { name: 'Delete for good Goa' }));
    const dialog = screen.getByRole('alertdialog', { name: 'Delete this package for good?' });
    expect(deleteForGood).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete for good' }));
    expect(deleteForGood).toHaveBeenCalledExactlyOnceWith({ id: 'g' });
    await expect.poll(() => screen.queryByRole('listitem', { name: 'Goa' })).toBeNull();
  });

  it('says why it could not be fetched, and tries again', async () => {
    setup(new Error('offline'));
    await open();
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to fetch the deleted packages');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('listitem', { name: 'Kerala' })).toBeVisible();
  });
});
