import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { originalAgency } from '#contract/agency.ts';
import type { Package } from '#contract/package.ts';
import { aPackage } from '#features/shared/testing/builders.ts';
import { deferred } from '#features/shared/testing/deferred.ts';
import { stubLayout, stubScrolling } from '#features/shared/testing/layout.ts';
import type { CatalogueApi } from '#features/catalogue/api.ts';
import { PackageRow } from './package-row.tsx';
import { createCatalogueStore } from '#features/catalogue/store.ts';

const { india: phone } = originalAgency.phones;
const five = ['a', 'b', 'c', 'd', 'e'].map((id) => aPackage({ _id: id, place: `Place ${id}` }));

beforeEach(stubLayout);

const unused = () => Promise.reject(new Error('not asked for'));

function show(top: CatalogueApi['top']) {
  const store = createCatalogueStore({ top, list: unused, categories: unused });
  render(<PackageRow store={store} category="domestic" lead="Near home" />);
}

/** Gives the row a width to scroll in, and a place in it; movements go on until the end of the test. */
function measure(at: number) {
  const scrollTo = stubScrolling({ clientWidth: 1000, scrollWidth: 1600 }).mockReset();
  vi.spyOn(Element.prototype, 'scrollLeft', 'get').mockReturnValue(at);
  return scrollTo;
}

it('shows a spinner until its category is there, and links to its list and to its own phone number', async () => {
  const answer = deferred<Package[]>();
  const top = vi.fn<CatalogueApi['top']>(() => answer.promise);
  show(top);
  expect(screen.getByText('Loading domestic packages...')).toBeInTheDocument();
  answer.resolve(five);
  expect(await screen.findAllByRole('article')).toHaveLength(5);
  expect(top).toHaveBeenCalledWith('domestic', expect.any(AbortSignal));
  expect(screen.queryByText('Loading domestic packages...')).toBeNull();
  expect(screen.getByRole('link', { name: 'View More' })).toHaveAttribute('href', '/packages/domestic');
  expect(screen.getByRole('link', { name: phone.display })).toHaveAttribute('href', phone.address);
});

const press = (side: 'left' | 'right') =>
  userEvent.click(screen.getByRole('button', { name: `Scroll Domestic ${side}` }));
const row = () => screen.getByRole('region', { name: 'Domestic packages' });

it('scrolls by 300 pixels a click, also while the click before still moves it', async () => {
  const scrollTo = measure(200);
  show(() => Promise.resolve(five));
  await screen.findAllByRole('article');
  await press('right');
  await press('left');
  await press('left');
  // Nothing has moved yet: every click counts from the target of the one before.
  expect(scrollTo.mock.calls).toEqual([[{ left: 500 }], [{ left: 200 }], [{ left: 0 }]]);
});

it('can be scrolled by keyboard, and by its buttons not beyond its end', async () => {
  const scrollTo = measure(200);
  show(() => Promise.resolve(five));
  await screen.findAllByRole('article');
  expect(row()).toHaveAttribute('tabindex', '0');
  await press('right');
  await press('right');
  await press('left');
  expect(scrollTo.mock.calls).toEqual([[{ left: 500 }], [{ left: 600 }], [{ left: 300 }]]);
});

it.each(['scrollend', 'wheel', 'pointerdown', 'keydown'])(
  'counts from the present position after %s',
  async (type) => {
    const scrollTo = measure(200);
    show(() => Promise.resolve(five));
    await screen.findAllByRole('article');
    await press('right');
    row().dispatchEvent(new Event(type, { bubbles: true }));
    await press('right');
    expect(scrollTo.mock.calls).toEqual([[{ left: 500 }], [{ left: 500 }]]);
  },
);

it.each([
  ['start', 0, 'left'],
  ['end', 600, 'right'],
])('disables the button at its %s, which keeps the focus', async (_, at, side) => {
  const scrollTo = measure(at);
  show(() => Promise.resolve(five));
  await screen.findAllByRole('article');
  const button = screen.getByRole('button', { name: `Scroll Domestic ${side}` });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(button);
  expect(scrollTo).not.toHaveBeenCalled();
  expect(button).toHaveFocus();
});

it.each([
  ['a retry', 'fails', () => Promise.reject(new Error('down')), 1],
  ['no retry', 'is empty', () => Promise.resolve([]), 0],
])(
  'offers the other lists and %s, without an error text, when it %s',
  async (_retry, _when, top, retries) => {
    show(top);
    expect(await screen.findByRole('link', { name: 'All packages' })).toHaveAttribute(
      'href',
      '/packages/all%20packages',
    );
    expect(screen.queryByText(/fail|error/i)).toBeNull();
    expect(screen.queryAllByRole('button', { name: 'Try again' })).toHaveLength(retries);
  },
);

it('shows the answer of a retry', async () => {
  const top = vi.fn<CatalogueApi['top']>();
  top.mockRejectedValueOnce(new Error('down')).mockResolvedValue(five);
  show(top);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findAllByRole('article')).toHaveLength(5);
});
