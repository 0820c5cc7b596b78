import { configure } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sharedElement } from '#features/shared/shared-element.ts';
import { plate } from '#features/shared/ui/tour-card.css.ts';
import { enablePictureTransitions } from './picture-view-transition.ts';

/** `named`: the picture's `view-transition-name` when the transition started. */
interface Started {
  readonly named: string;
  readonly price: string;
  readonly ofPage: string;
  readonly update: () => Promise<void>;
  readonly skipped: () => boolean;
}

let started: Started[] = [];
let stop = () => {};
const navigations: string[] = [];
const listeners = new Set<() => void>();

// Testing Library's wrapper for React waits for a timer after each action, but here tests advance the timers.
configure({ asyncWrapper: (act) => act() });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  started = [];
  navigations.length = 0;
  document.body.innerHTML = `
    <article><img alt="" /><span class="${plate}">Rs. 1</span><a href="/packages/detail/p%201">Kerala</a><a href="tel:+911">Call Us</a></article>
    <a href="/packages/detail/p2">elsewhere</a>`;
  const address = 'https://site.example/kerala-320.avif';
  Object.defineProperty(document.querySelector('img'), 'currentSrc', { value: address });
  // Without a router, a click would leave the test page.
  document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });
  Object.assign(document, { startViewTransition });
  stop = enablePictureTransitions({
    navigate: (to) => void navigations.push(to),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  });
});

afterEach(() => {
  stop();
  Reflect.deleteProperty(document, 'startViewTransition');
  document.body.replaceChildren();
  vi.useRealTimers();
});

const nameOf = (selector: string) =>
  document.querySelector<HTMLElement>(selector)?.style.viewTransitionName ?? '';

function startViewTransition(update: () => Promise<void>) {
  let skipped = false;
  started.push({
    named: nameOf('img'),
    price: nameOf(`.${plate}`),
    ofPage: nameOf(`[${sharedElement.targetAttribute}]`),
    update,
    skipped: () => skipped,
  });
  const gone = Promise.reject(new DOMException('another transition began', 'AbortError'));
  return { ready: gone, finished: gone, skipTransition: () => (skipped = true) };
}

const press = (name: string) => userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).click(link(name));

function link(name: string): HTMLElement {
  const tour = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === name);
  if (!tour) throw new Error(`no link ${name}`);
  return tour;
}

it('names the picture of the followed card, and navigates once the transition has captured it', async () => {
  await press('Kerala');
  expect(started.map(({ named }) => named)).toEqual([sharedElement.name]);
  expect(navigations).toEqual([]);
  const updated = started[0]?.update();
  expect(navigations).toEqual(['/packages/detail/p%201']);
  expect(document.querySelector('img')?.style.viewTransitionName).toBe('');
  const place = document.createElement('div');
  place.setAttribute(sharedElement.targetAttribute, '');
  document.body.append(place);
  await updated;
  expect(started[0]?.skipped()).toBe(false);
});

const previousData = () => document.documentElement.style.getPropertyValue(sharedElement.image);

it('sets the picture for the page until the next navigation', async () => {
  await press('Kerala');
  void started[0]?.update();
  expect(previousData()).toBe('url("https://site.example/kerala-320.avif")');
  listeners.forEach((listener) => listener());
  expect(previousData()).toBe('');
  expect(listeners.size).toBe(0);
});

it('names the price of the card, too, and takes the names back', async () => {
  await press('Kerala');
  expect(started[0]?.price).toBe(sharedElement.price);
  void started[0]?.update();
  expect(nameOf(`.${plate}`)).toBe('');
});

it('takes its name from the picture of the page that is left, as two of a name end a transition', async () => {
  const place = document.createElement('div');
  place.setAttribute(sharedElement.targetAttribute, '');
  document.body.append(place);
  await press('Kerala');
  expect(started[0]?.ofPage).toBe('none');
  void started[0]?.update();
  expect(place.style.viewTransitionName).toBe('');
});

it('skips the transition when the package does not appear within 150 ms', async () => {
  await press('Kerala');
  const updated = started[0]?.update();
  await vi.advanceTimersByTimeAsync(150);
  await updated;
  expect(started[0]?.skipped()).toBe(true);
});

it.each(['elsewhere', 'Call Us'])('ignores a link that is no card: %s', async (name) => {
  await press(name);
  expect(started).toEqual([]);
});

it('ignores a click that opens another tab', async () => {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  await user.keyboard('{Control>}');
  await user.click(link('Kerala'));
  expect(started).toEqual([]);
});

it('does nothing when reduced motion is preferred', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  await press('Kerala');
  expect(started).toEqual([]);
});

it('does nothing where the browser has no view transitions', async () => {
  Reflect.deleteProperty(document, 'startViewTransition');
  await press('Kerala');
  expect(started).toEqual([]);
});

it('ignores links once it is stopped', async () => {
  stop();
  await press('Kerala');
  expect(started).toEqual([]);
});
