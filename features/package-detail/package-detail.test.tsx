import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { originalAgency } from '#contract/agency.ts';
import { aPackage } from '#features/shared/testing/builders.ts';
import { stubLayout } from '#features/shared/testing/layout.ts';
import { ServedDays } from './itinerary-days.tsx';
import { PackageDetail } from './package-detail.tsx';

beforeEach(() => {
  stubLayout();
  window.history.replaceState(null, '');
});

const { packages: phone } = originalAgency.phones;

const page = (given: Parameters<typeof aPackage>[0] = {}) => (
  <PackageDetail tour={aPackage(given)} address="https://banyan.example/packages/detail/p1" />
);

async function show(given: Parameters<typeof aPackage>[0] = {}) {
  render(page(given));
  // The accordion's code loads when the page is idle.
  if (given.dayWiseItinerary?.length !== 0) await screen.findAllByRole('button', { name: /^Day/ });
}

it('shows the price and the size of the trip', async () => {
  await show({ days: 6, nights: 5, persons: 1 });
  expect(screen.getByText('Rs. 24500')).toBeVisible();
  const facts = ['days', 'nights', 'person'].map((noun) => screen.getByText(noun).parentElement?.textContent);
  expect(facts).toEqual(['days6', 'nights5', 'person1']);
});

it('says for whom the price is, and again below the itinerary, with whom to ask', async () => {
  await show({ persons: 2, price: 24500 });
  expect(screen.getByText('for 2 persons, Rs. 12250 each')).toBeVisible();
  const ask = within(screen.getByRole('region', { name: 'Ask' }));
  expect(ask.getByText('Rs. 24500 for 2 persons, Rs. 12250 each')).toBeVisible();
  expect(ask.getByRole('link', { name: 'Ask by phone' })).toHaveAttribute('href', phone.address);
  expect(ask.getByRole('link', { name: 'Ask on WhatsApp' })).toBeVisible();
});

const enquiries = {
  above: () => within(screen.getByRole('complementary', { name: 'Price and enquiry' })),
  below: () => within(screen.getByRole('region', { name: 'Ask' })),
};

describe('the number to call', () => {
  it.each(['above', 'below'] as const)('%s the tour is text, which a button copies', async (place) => {
    const user = userEvent.setup();
    await show();
    const enquiry = enquiries[place]();
    expect(enquiry.getByText(phone.display)).toBeVisible();
    await user.click(enquiry.getByRole('button', { name: 'Copy number' }));
    await waitFor(() => expect(enquiry.getByRole('status')).toHaveTextContent('Copied'));
    expect(await navigator.clipboard.readText()).toBe(phone.display);
    await user.tab();
    expect(enquiry.getByRole('button', { name: 'Copy number' })).toBeVisible();
    expect(enquiry.getByRole('status')).toBeEmptyDOMElement();
  });

  it('is selected where the browser copies nothing', async () => {
    const user = userEvent.setup();
    await show();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await user.click(enquiries.below().getByRole('button', { name: 'Copy number' }));
    expect(await enquiries.below().findByRole('button', { name: 'Selected' })).toBeVisible();
    expect(getSelection()?.toString()).toBe(phone.display);
  });

  it('has a button once the script runs', () => {
    const { container } = serve();
    const copy = () => within(container).getAllByText('Copy')[0];
    expect(copy()).toBeDisabled();
    render(page(), { container, hydrate: true });
    expect(copy()).toBeEnabled();
  });
});

it('says that a price of 0 is to be asked for', async () => {
  await show({ price: 0 });
  expect(screen.getByText('Rs. 0')).toBeVisible();
  expect(screen.getAllByText('Ask for the price')).toHaveLength(2);
});

it('shows what is included at a glance, only when it is recognised', async () => {
  await show({ inclusions: ['Licensed guide', 'Airport transfers'], exclusions: [] });
  const facts = within(screen.getByRole('list', { name: 'Included at a glance' })).getAllByRole('listitem');
  expect(facts.map(({ textContent }) => textContent)).toEqual(['Transfers', 'Guide']);
});

const lines = (heading: string) =>
  within(screen.getByRole('heading', { name: heading }).closest('section') ?? document.body)
    .getAllByRole('listitem')
    .map((line) => line.textContent);

it('splits inclusions and exclusions into lines', async () => {
  await show({ inclusions: ['• Breakfast • Dinner', '✓'], exclusions: ['✔️Flights'] });
  expect(lines('Inclusions')).toEqual(['Breakfast', 'Dinner']);
  expect(lines('Exclusions')).toEqual(['Flights']);
});

it('has no heading over an empty list', async () => {
  await show({ tripHighlights: [], inclusions: [], exclusions: [' • '] });
  expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/highlights|clusions/i)]),
  );
});

it('names a closed day by the beginning of its text', async () => {
  await show();
  expect(screen.getByRole('button', { name: 'Day 2 Up to Munnar' })).toBeVisible();
});

const findDay = (number: number) => screen.findByRole('button', { name: new RegExp(`^Day ${number}`) });

describe('a day that was opened', () => {
  it.each([
    ['is open again', [2], ['false', 'true']],
    ['leaves all closed again when it was closed', [1], ['false', 'false']],
  ])('%s when its page is shown again from the history', async (_, pressed, expanded) => {
    window.history.replaceState({ key: 'a', index: 3, state: null }, '');
    const { unmount } = render(page());
    for (const number of pressed) await userEvent.click(await findDay(number));
    unmount();
    expect(window.history.state).toMatchObject({ key: 'a', index: 3, state: null });
    render(page());
    for (const [index, value] of expanded.entries())
      expect(await findDay(index + 1)).toHaveAttribute('aria-expanded', value);
  });

  it.each([{ openDay: 'day-9' }, { openDay: 3 }, 'text'])(
    'is not looked for where the history has %j',
    async (state) => {
      window.history.replaceState(state, '');
      render(page());
      expect(await findDay(1)).toHaveAttribute('aria-expanded', 'true');
    },
  );
});

/** The markup of the server, which works without the script. */
function serve() {
  const container = document.createElement('div');
  container.innerHTML = renderToString(page());
  document.body.append(container);
  onTestFinished(() => container.remove());
  const days = [...container.querySelectorAll('details')];
  const press = async (at: number) => userEvent.click(days[at]?.querySelector('summary') ?? document.body);
  return { container, days, press };
}

describe('the itinerary that is served', () => {
  it('is taken over with the day that is open and with the focus', async () => {
    const { container, days, press } = serve();
    // A browser closes the other day by itself.
    await press(0);
    await press(1);
    expect(days[1]?.querySelector('summary')).toHaveFocus();
    render(page(), { container, hydrate: true });
    const second = await screen.findByRole('button', { name: /^Day 2/ });
    expect(second).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('button', { name: /^Day 1/ })).toHaveAttribute('aria-expanded', 'false');
    expect(second).toHaveFocus();
  });

  it('is taken over with all days closed', async () => {
    const { container, press } = serve();
    await press(0);
    render(page(), { container, hydrate: true });
    for (const day of await screen.findAllByRole('button', { name: /^Day/ }))
      expect(day).toHaveAttribute('aria-expanded', 'false');
  });
});

const toggle = (day: HTMLDetailsElement | undefined, isOpen: boolean) => {
  if (day) fireEvent(Object.assign(day, { open: isOpen }), new Event('toggle'));
};

it('tells which of the served days a visitor opens, and when the open one is closed', () => {
  const open = vi.fn<(day: string) => void>();
  const [list, focusedDay] = [createRef<HTMLDivElement>(), { current: '' }];
  const days = aPackage().dayWiseItinerary;
  const { container } = render(<ServedDays {...{ days, openDay: '0', open, list, focusedDay }} />);
  const [first, second] = container.querySelectorAll('details');
  toggle(second, true);
  toggle(second, false);
  toggle(first, false);
  expect(open.mock.calls).toEqual([['1'], ['']]);
});

it('shows when there is no itinerary', async () => {
  await show({ dayWiseItinerary: [] });
  expect(screen.getByText('No itinerary available.')).toBeVisible();
});
