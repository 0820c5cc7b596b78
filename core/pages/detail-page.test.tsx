import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { proxy } from 'valtio/vanilla';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Package } from '#contract/package.ts';
import { signedIn, type AuthState } from '#features/auth/store.ts';
import { createCatalogueStore } from '#features/catalogue/store.ts';
import { createDetailStore } from '#features/package-detail/store.ts';
import { aFailure } from '#features/shared/testing/a-failure.ts';
import { aPackage } from '#features/shared/testing/builders.ts';
import { deferred, type Deferred } from '#features/shared/testing/deferred.ts';
import { stubLayout } from '#features/shared/testing/layout.ts';
import { readClickedEvent } from '#core/counts/start-counting.ts';
import { DetailPage } from './detail-page.tsx';

beforeEach(stubLayout);

const asha = { _id: '7', name: 'Asha', email: 'asha@example.com', profilePic: '' };

const otherTours = ['p1', 'a', 'b', 'c', 'd'].map((_id) => aPackage({ _id, place: `Place ${_id}` }));

const list = () => Promise.resolve(otherTours);

/** Renders the page; the test resolves the backend's answers by id. */
function show(id: string, listed: readonly Package[] = [], isAdministrator = false) {
  const answers = new Map<string, Deferred<Package | undefined>>();
  const details = createDetailStore({
    detail: (asked) => {
      const answer = deferred<Package | undefined>();
      answers.set(asked, answer);
      return answer.promise;
    },
  });
  const catalogue = createCatalogueStore(
    { list, top: list, categories: () => Promise.resolve([]) },
    { lists: { domestic: { status: 'pending', previousData: [...listed] } } },
  );
  const auth = {
    state: proxy<AuthState>({ ...signedIn(asha, isAdministrator), loading: false, error: null }),
    administrator: proxy({ isSignedIn: isAdministrator }),
  };
  const app = { auth, catalogue, details, origin: 'https://banyan.example' };
  const page = (shown: string) => <DetailPage app={app} route={{ param: shown }} />;
  const view = render(page(id));
  return {
    answer: (asked: string, tour: Package | undefined) => act(async () => answers.get(asked)?.resolve(tour)),
    refuse: (asked: string, cause: unknown = new TypeError('Failed to fetch')) =>
      act(async () => answers.get(asked)?.reject(cause)),
    go: (next: string) => view.rerender(page(next)),
  };
}

it('shows that it is loading, and its heading once the name is known', async () => {
  const { answer } = show('p1');
  expect(screen.getByText('Loading package...')).toBeVisible();
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(trail.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  await answer('p1', aPackage());
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Backwaters and tea hills');
  expect(screen.queryByText('Loading package...')).toBeNull();
  expect(document.title).toMatch(/^Backwaters and tea hills, Kerala \| /);
});

it('shows the local name that the owner typed before the one of the tables', async () => {
  const { answer } = show('p1');
  await answer('p1', aPackage({ localName: 'কেরল' }));
  const local = await screen.findByText('কেরল');
  expect(local).toHaveAttribute('lang', 'bn');
  expect(local).toHaveAttribute('dir', 'auto');
  expect(screen.queryByText('केरल')).toBeNull();
});

it('shows picture, name and price of a list while the package loads, and keeps them', async () => {
  const { answer } = show('p1', [
    aPackage({ description: 'Cut', images: ['https://pictures.example/one.jpg'] }),
  ]);
  const heading = screen.getByRole('heading', { level: 1 });
  expect(heading).toHaveTextContent('Backwaters and tea hills');
  expect(screen.getByText('Rs. 24500')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Call Us' })).toBeVisible();
  const picture = screen.getByRole('img', { name: 'Backwaters and tea hills' });
  expect(screen.getByText('Loading package...')).toBeVisible();
  expect(screen.queryByText('Cut')).toBeNull();
  await expect
    .poll(() => document.querySelector('meta[name="robots"]'))
    .toHaveAttribute('content', 'noindex');
  await answer('p1', aPackage());
  expect(screen.queryByText('Loading package...')).toBeNull();
  expect(screen.getByText('A houseboat, then the hills.')).toBeVisible();
  expect(heading).toBeInTheDocument();
  expect(picture).toBeInTheDocument();
});

it('shows nothing of a package of a list that could not be loaded but the reason', async () => {
  const { answer } = show('p1', [aPackage()]);
  await answer('p1', undefined);
  expect(screen.getByRole('alert')).toHaveTextContent('Package not found');
  expect(screen.queryByText('Rs. 24500')).toBeNull();
});

it.each([
  ['is not found', 'answer', 'Package not found', /^It may have left our list/],
  ['cannot be fetched', 'refuse', 'Failed to fetch categories', /^The line between us dropped/],
] as const)('gives reason, advice and three other tours when a package %s', async (_, how, text, advice) => {
  const page = show('p1');
  await (how === 'answer' ? page.answer('p1', undefined) : page.refuse('p1'));
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.getByText(advice)).toBeVisible();
  const tours = within(await screen.findByRole('region', { name: 'Tours to go on with' }));
  expect(tours.getAllByRole('article').map((tour) => within(tour).getByRole('heading').textContent)).toEqual([
    'Place a',
    'Place b',
    'Place c',
  ]);
});

it('does not call the connection lost when the server answers', async () => {
  const page = show('p1');
  await page.refuse('p1', await aFailure(503, { message: 'No seat left' }));
  expect(screen.getByText('No seat left')).toBeVisible();
  expect(screen.getByText('Try again in a moment, or look at what else we run.')).toBeVisible();
});

it('offers first what opens without a connection', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.stubGlobal('caches', {
    match: async (address: string) => (address.endsWith('/c') ? new Response() : undefined),
  });
  const page = show('p1');
  await page.refuse('p1');
  expect(screen.getByText(/^You are offline, and this tour was not opened/)).toBeVisible();
  const tours = within(await screen.findByRole('region', { name: 'Tours to go on with' }));
  await expect
    .poll(() => tours.getAllByRole('article').map((tour) => within(tour).getByRole('heading').textContent))
    .toEqual(['Place c', 'Place a', 'Place b']);
});

it('loads a package that failed when the visitor tries again', async () => {
  const { answer, refuse } = show('p1');
  await refuse('p1');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('Loading package...')).toBeVisible();
  await answer('p1', aPackage());
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Backwaters and tea hills');
});

it('keeps a loaded package when its refetch fails, with a notice', async () => {
  const { answer, refuse, go } = show('p1');
  await answer('p1', aPackage());
  go('p2');
  go('p1');
  await refuse('p1');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Backwaters and tea hills');
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to fetch categories');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await answer('p1', aPackage({ name: 'Blue lanes' }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Blue lanes');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('shows the chosen banner behind its title, and the texts of its pictures', async () => {
  const { answer } = show('p1');
  const [one = '', two = ''] = aPackage().images;
  await answer('p1', aPackage({ pictureDetails: [{ address: one, banner: true, alt: 'A houseboat' }] }));
  expect(document.querySelector('header img')).toHaveAttribute('src', one);
  expect(screen.getByRole('img', { name: 'A houseboat' })).toHaveAttribute('src', one);
  expect(screen.getByRole('img', { name: /picture 2 of 2/ })).toHaveAttribute('src', two);
});

it('asks search engines not to list a package by link, and says for whom it is', async () => {
  const { answer } = show('p1');
  await answer('p1', aPackage({ visibility: 'link', preparedFor: 'the Sharma family' }));
  expect(screen.getByText('Prepared for the Sharma family')).toBeVisible();
  await expect
    .poll(() => document.querySelector('meta[name="robots"]'))
    .toHaveAttribute('content', 'noindex');
  expect(document.head.textContent).not.toContain('TouristTrip');
});

it('shows a draft with its bar, and makes no preview for messengers', async () => {
  const { answer } = show('p1');
  await answer('p1', aPackage({ visibility: 'draft' }));
  expect(screen.getByText('Nobody sees this tour yet: only administrators can open it')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', '/admin/edit-package/p1');
  await expect
    .poll(() => document.querySelector('meta[name="robots"]'))
    .toHaveAttribute('content', 'noindex');
  expect(document.querySelector('meta[property^="og:"]')).toBeNull();
  expect(document.querySelector('link[rel="canonical"]')).toBeNull();
});

it.each([
  ['an administrator', true, 1],
  ['no member', false, 0],
])('leads %s to the form of the tour', async (_, isAdministrator, links) => {
  const { answer } = show('p1', [], isAdministrator);
  await answer('p1', aPackage());
  await act(() => import('./edit-tour-link.tsx'));
  await expect.poll(() => screen.queryAllByRole('link', { name: 'Edit' })).toHaveLength(links);
});

it('says which way to ask counts for which package: its own, or that of a card below it', async () => {
  const { answer } = show('p1', otherTours.slice(0, 2));
  await answer('p1', aPackage());
  await screen.findByRole('article');
  const ways = ['Call Us', 'Chat on WhatsApp', 'Send on WhatsApp', 'Copy link'];
  expect(ways.flatMap((name) => screen.getAllByText(name).map(readClickedEvent))).toEqual([
    { event: 'call', id: 'p1' },
    { event: 'call', id: 'a' },
    { event: 'chat', id: 'p1' },
    { event: 'share', id: 'p1' },
    { event: 'share', id: 'p1' },
  ]);
});
