import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { FirstSteps as Steps } from '#contract/first-steps.ts';
import { createChangeEvents, type AdminChange } from '#features/admin/change-events.ts';
import { createHttp } from '#features/shared/http.ts';
import { createFirstStepsStore } from './first-steps-store.ts';
import { FirstSteps } from './first-steps.tsx';

const nothing: Steps = {
  phones: false,
  office: false,
  ownTour: false,
  email: false,
  mail: false,
  backup: false,
  samples: { packages: 2, destinations: 1, deleted: 0 },
};
const everything: Steps = {
  phones: true,
  office: true,
  ownTour: true,
  email: true,
  mail: true,
  backup: true,
  samples: { packages: 0, destinations: 0, deleted: 0 },
};

/** The list with a backend that gives these answers to one read after the other, and one to the move of the samples. */
function open(reads: readonly (Steps | Error)[], move: unknown = {}, status = 200) {
  const left = [...reads];
  const sent: unknown[] = [];
  const fetch = vi.fn<typeof globalThis.fetch>(async (_, init) => {
    if (init?.method === 'PUT') {
      sent.push(typeof init.body === 'string' ? JSON.parse(init.body) : undefined);
      return Response.json(move, { status });
    }
    const next = left.length > 1 ? left.shift() : left[0];
    return next instanceof Error
      ? Response.json({ message: next.message }, { status: 500 })
      : Response.json(next);
  });
  const events = createChangeEvents();
  const changes: AdminChange[] = [];
  events.subscribe((change) => changes.push(change));
  const onToggle = vi.fn<(isOpen: boolean) => void>();
  const store = createFirstStepsStore(createHttp('', fetch), events);
  const list = <FirstSteps store={store} isOpenAtFirst onToggle={onToggle} />;
  return { ...render(list), list, store, fetch, sent, changes, onToggle };
}

const ticked = () =>
  screen
    .getAllByRole('listitem')
    .filter((item) => within(item).queryByText('Done:'))
    .map((item) => item.textContent);
const button = (name: string) => screen.findByRole('button', { name });

it('lists what a new site needs, each with the page where it is done', async () => {
  open([nothing]);
  expect(await screen.findByRole('list', { name: 'First steps' })).toBeVisible();
  expect(screen.getByText('0 of 7 done')).toBeVisible();
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Your phone numbers and WhatsApp', '/admin/agency'],
    ['Your name and address', '/admin/agency'],
    ['Your first own tour', '/admin/packages/create'],
    ['Recently deleted', '/admin/recently-deleted'],
    ['Your own e-mail for signing in', '/admin/me'],
    ['Mails go out', '/admin#server'],
    ['A backup in another place', '/admin#server'],
  ]);
});

it('ticks off what is stored, and then says no more of what is missing', async () => {
  open([{ ...nothing, phones: true, samples: { packages: 0, destinations: 0, deleted: 1 } }]);
  expect(await screen.findByText('2 of 7 done')).toBeVisible();
  expect(ticked()).toEqual([
    'Done:Your phone numbers and WhatsApp',
    expect.stringContaining('The sample tours'),
  ]);
});

it('has no row of samples where there are none, also in Recently deleted', async () => {
  open([{ ...nothing, samples: everything.samples }]);
  expect(await screen.findByText('0 of 6 done')).toBeVisible();
  expect(screen.queryByText('The sample tours')).not.toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('shows nothing once all is done', async () => {
  const { container, fetch } = open([everything]);
  await expect.poll(() => fetch.mock.calls.length).toBe(1);
  expect(container).toBeEmptyDOMElement();
});

it('removes the samples with one press, and brings them back with the next, also as the last step', async () => {
  const message = '2 sample tours and 1 destination are in Recently deleted.';
  const deleted = { packages: 0, destinations: 0, deleted: 3 };
  const { sent, changes } = open(
    [
      { ...everything, samples: nothing.samples },
      { ...everything, samples: deleted },
    ],
    { message, packages: ['a', 'b'], destinations: ['k'] },
  );
  expect(await screen.findByText(/2 tours and 1 destination came with the site/)).toBeVisible();
  await userEvent.click(await button('Remove the sample tours'));
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByText('7 of 7 done')).toBeVisible();
  expect(await button('Bring them back')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(sent).toEqual([{ present: false }, { present: true }]);
  expect(changes.map(({ type }) => type)).toEqual([
    'package-deleted',
    'package-deleted',
    'destination-deleted',
    'package-restored',
    'package-restored',
    'destination-restored',
  ]);
});

it('says why the samples stay, and tries again', async () => {
  const { changes } = open([nothing], { message: 'The disk is full.' }, 507);
  await userEvent.click(await button('Remove the sample tours'));
  expect(await screen.findByRole('alert')).toHaveTextContent('The disk is full.');
  expect(await button('Remove the sample tours')).toHaveFocus();
  expect(changes).toEqual([]);
});

it('says on the return what became of a move that ended after the page was left, and not again', async () => {
  const { list, store, unmount } = open([nothing], { message: 'The disk is full.' }, 507);
  await button('Remove the sample tours');
  const moving = store.moveSamples(false);
  unmount();
  await moving;
  const returned = render(list);
  expect(await screen.findByRole('alert')).toHaveTextContent('The disk is full.');
  returned.unmount();
  render(list);
  expect(await button('Remove the sample tours')).toBeVisible();
  expect(screen.queryByText('The disk is full.')).not.toBeInTheDocument();
});

it('offers to load the steps again when they did not come', async () => {
  open([new Error('Not now.'), nothing]);
  await userEvent.click(await button('Try again'));
  expect(await screen.findByText('0 of 7 done')).toBeVisible();
});

it('can be closed, which is told', async () => {
  const { onToggle } = open([nothing]);
  await userEvent.click(await screen.findByText('First steps'));
  await expect.poll(() => onToggle.mock.lastCall).toEqual([false]);
});
