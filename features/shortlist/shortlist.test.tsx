import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aPackage } from '#features/shared/testing/builders.ts';
import { notPersistedText } from './store.ts';
import { showShortlist } from './testing/show-shortlist.tsx';

const createTour = (id: string) => aPackage({ _id: id, name: `Tour ${id}`, inclusions: [`Meals of ${id}`] });
const [a, b, c, d] = [createTour('a'), createTour('b'), createTour('c'), createTour('d')];

beforeEach(() => {
  // Missing in jsdom.
  Element.prototype.scrollIntoView = () => {};
});

const names = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const heading = (name: string | RegExp) => screen.getByRole('heading', { level: 2, name });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const box = (name: string) => screen.getByRole('checkbox', { name: `Compare ${name}` });
const columns = () => screen.queryAllByRole('columnheader').map(({ textContent }) => textContent);

describe('the own list', () => {
  it('links to packages where it is empty', () => {
    showShortlist({});
    expect(heading('Nothing kept yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See all packages' })).toHaveAttribute(
      'href',
      '/packages/all%20packages',
    );
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('removes a package, and restores it at its place', async () => {
    const { store } = showShortlist({ stored: [a, b, c] });
    await press('Remove Tour b');
    expect(heading('2 packages kept')).toBeVisible();
    expect(names()).toEqual(['Tour a', 'Tour c']);
    expect(screen.getByText('Tour b is off your list.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Undo and keep Tour b' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(names()).toEqual(['Tour a', 'Tour b', 'Tour c']);
    expect(screen.getByRole('button', { name: 'Remove Tour b' })).toHaveFocus();
    expect(store.state.items).toHaveLength(3);
  });

  it('keeps the Undo button when the last one is removed, in this tab or another', async () => {
    const { store } = showShortlist({ stored: [a] });
    store.remove('a');
    expect(await screen.findByText('Tour a is off your list.')).toBeVisible();
    expect(document.body).toHaveFocus();
    expect(heading('0 packages kept')).toBeVisible();
  });

  it('shows packages that are no longer offered, and can remove them', async () => {
    const { store } = showShortlist({ stored: [a, b], catalogue: [b] });
    const gone = within(screen.getByRole('article'));
    expect(gone.getByText('No longer offered')).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: 'Compare Tour a' })).toBeNull();
    await press('Remove Tour a');
    expect(store.state.items.map(({ tour }) => tour._id)).toEqual(['b']);
  });

  it('can ask again for a package by link that could not be loaded', async () => {
    const { retries } = showShortlist({
      stored: [a, b],
      catalogue: [b],
      unanswered: new Map([['a', 'failed']]),
    });
    expect(names()).toEqual(['Tour a', 'Tour b']);
    expect(screen.getByRole('alert')).toHaveTextContent('Not every tour of this list could be loaded');
    await press('Try again');
    expect(retries()).toBe(1);
  });

  it.each([
    ['pending', 'Loading...'],
    ['failed', 'Could not be loaded'],
    ['offline', 'Shown once you are online'],
  ] as const)('says why inclusions are missing: %s', (state, text) => {
    const short = ['a', 'b'].map((id) =>
      aPackage({ _id: id, inclusions: [], tripHighlights: [], exclusions: [] }),
    );
    showShortlist({ stored: [a, b], partial: short, state });
    expect(screen.queryAllByRole('article')).toEqual([]);
    expect(screen.queryByText('Not listed')).toBeNull();
    // Highlights, inclusions and exclusions of two packages.
    expect(screen.getAllByText(text)).toHaveLength(6);
    expect(screen.queryAllByRole('button', { name: 'Try again' })).toHaveLength(state === 'pending' ? 0 : 1);
  });

  it('shows when the browser does not store it', async () => {
    const { browser, store } = showShortlist({ stored: [a, b] });
    expect(screen.queryByText(notPersistedText)).toBeNull();
    browser.refuse(true);
    store.remove('b');
    expect(await screen.findByText(notPersistedText)).toBeVisible();
  });
});

describe('the comparison', () => {
  it('has at most three packages, and is stored in the address', async () => {
    const { addresses } = showShortlist({ stored: [a, b, c, d] });
    expect(screen.queryByRole('table')).toBeNull();
    await userEvent.click(box('Tour d'));
    expect(screen.getByText('1 chosen: tick one or two more')).toBeVisible();
    await userEvent.click(box('Tour a'));
    expect(columns()).toEqual(['Package', 'Tour a', 'Tour d']);
    await userEvent.click(box('Tour b'));
    expect(box('Tour c')).toBeDisabled();
    expect(addresses().at(-1)).toBe('/shortlist?compare=a,d,b');
    await userEvent.click(box('Tour d'));
    expect(box('Tour c')).toBeEnabled();
    await press('Clear');
    expect(screen.queryByRole('table')).toBeNull();
    expect(box('Tour a')).toHaveFocus();
  });

  it('gets the focus from its button', async () => {
    showShortlist({ stored: [a, b, c, d], search: 'compare=a,c' });
    await press('See side by side');
    expect(heading('Side by side')).toHaveFocus();
  });

  it('can be scrolled by keyboard, leaves out empty rows, and marks missing values', () => {
    const silent = { ...b, exclusions: [], tripHighlights: [], persons: null };
    showShortlist({ stored: [{ ...a, tripHighlights: [] }, silent] });
    expect(screen.getByRole('region', { name: 'Side by side' })).toHaveAttribute('tabindex', '0');
    const lines = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
    expect(lines).toEqual([
      'Place',
      'Length',
      'For',
      'Price',
      'Each person a day',
      'Inclusions',
      'Exclusions',
    ]);
    expect(screen.getAllByText('Not listed')).toHaveLength(3);
  });
});

describe('enquiry and sharing', () => {
  it('says that the link is copied, as long as it is that link', async () => {
    userEvent.setup();
    showShortlist({ stored: [a, b] });
    await press('Share this list');
    expect(screen.getByText('The link is copied. Paste it into a message.')).toBeVisible();
    await press('Remove Tour a');
    expect(screen.queryByText(/link is copied/)).toBeNull();
  });

  it('shows the link where the browser cannot copy', async () => {
    userEvent.setup();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    showShortlist({ stored: [a] });
    await press('Share this list');
    expect(screen.getByRole('textbox', { name: 'Copy this link' })).toHaveValue(
      'https://banyan.example/shortlist?ids=a',
    );
  });
});

describe('a shared list', () => {
  it("does not change the visitor's own until it is added", async () => {
    const { store } = showShortlist({ stored: [d], catalogue: [a, b, c, d], search: 'ids=b,a' });
    expect(heading('2 packages for you')).toBeVisible();
    expect(names()).toEqual(['Tour b', 'Tour a']);
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
    expect(store.state.items.map(({ tour }) => tour._id)).toEqual(['d']);
    await press('Keep these on my shortlist');
    expect(store.state.items.map(({ tour }) => tour._id)).toEqual(['b', 'a', 'd']);
    expect(screen.getByText('These are on your shortlist.')).toHaveFocus();
    expect(screen.getByRole('link', { name: 'See my shortlist' })).toHaveAttribute('href', '/shortlist');
  });

  it('waits for the catalogue, and shows which packages are unavailable', async () => {
    const { answer } = showShortlist({ catalogue: [a], search: 'ids=a,x', state: 'pending' });
    expect(heading('Packages for you')).toBeVisible();
    expect(screen.getAllByText('on its way')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: /Keep these|Share/ })).toBeNull();
    await answer('complete');
    expect(names()).toEqual(['Tour a', 'A package']);
    expect(screen.getByText('No longer offered')).toBeVisible();
    expect(heading('1 package for you')).toBeVisible();
  });

  it('of packages that do not exist says so', () => {
    showShortlist({ catalogue: [a], search: 'ids=x,y,z' });
    expect(heading('No packages in this link')).toBeVisible();
    expect(screen.getByText(/^None of its packages is offered any longer/)).toBeVisible();
  });

  it.each([
    ['failed', 'Could not be loaded'],
    ['offline', 'Shown once you are online'],
  ] as const)('says why a package of it is missing: %s', (state, text) => {
    showShortlist({ search: 'ids=a', state });
    expect(screen.getByText(text)).toBeVisible();
  });

  it.each(['ids=', 'ids=<script>', 'ids=%E0%A4%A'])('of %s is empty, and says what to do', (search) => {
    showShortlist({ stored: [a], search });
    expect(heading('No packages in this link')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See my shortlist' })).toBeVisible();
  });

  it('stays the same list during a comparison', async () => {
    const { addresses } = showShortlist({ catalogue: [a, b, c, d], search: 'ids=a,b,c,d' });
    await userEvent.click(box('Tour b'));
    expect(addresses().at(-1)).toBe('/shortlist?ids=a,b,c,d&compare=b');
  });
});
