import { configure } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { carriedPicture } from '#features/shared/carried-picture.ts';
import { carryPictures } from './carry-picture.ts';

/** What a started transition was told, and how far it came. */
interface Started {
  readonly named: string;
  readonly update: () => Promise<void>;
  readonly skipped: () => boolean;
}

let started: Started[] = [];
let stop = () => {};
const went: string[] = [];
const listeners = new Set<() => void>();

// What Testing Library adds for React waits for a timer after each action; here tests alone advance the timers.
configure({ asyncWrapper: (act) => act() });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  started = [];
  went.length = 0;
  document.body.innerHTML = `
    <article><img alt="" /><a href="/packages/detail/p%201">Kerala</a><a href="tel:+911">Call Us</a></article>
    <a href="/packages/detail/p2">elsewhere</a>`;
  const address = 'https://site.example/kerala-320.avif';
  Object.defineProperty(document.querySelector('img'), 'currentSrc', { value: address });
  // A page without a router must not be left by the test's clicks.
  document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });
  Object.assign(document, { startViewTransition });
  stop = carryPictures({
    navigate: (to) => void went.push(to),
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
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function startViewTransition(update: () => Promise<void>) {
  let skipped = false;
  started.push({
    named: document.querySelector('img')?.style.viewTransitionName ?? '',
    update,
    skipped: () => skipped,
  });
  const gone = Promise.reject(new DOMException('another transition began', 'AbortError'));
  return { ready: gone, finished: gone, skipTransition: () => (skipped = true) };
}

const press = (name: string) => userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).click(link(name));

function link(name: string): HTMLElement {
  const found = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === name);
  if (!found) throw new Error(`no link ${name}`);
  return found;
}

it('names the picture of the card that is followed, and goes on once it is taken', async () => {
  await press('Kerala');
  expect(started.map(({ named }) => named)).toEqual([carriedPicture.name]);
  expect(went).toEqual([]);
  const updated = started[0]?.update();
  expect(went).toEqual(['/packages/detail/p%201']);
  expect(document.querySelector('img')?.style.viewTransitionName).toBe('');
  const place = document.createElement('div');
  place.setAttribute(carriedPicture.place, '');
  document.body.append(place);
  await updated;
  expect(started[0]?.skipped()).toBe(false);
});

const held = () => document.documentElement.style.getPropertyValue(carriedPicture.image);

it('holds the picture for the page until it is left', async () => {
  await press('Kerala');
  void started[0]?.update();
  expect(held()).toBe('url("https://site.example/kerala-320.avif")');
  listeners.forEach((listener) => listener());
  expect(held()).toBe('');
  expect(listeners.size).toBe(0);
});

it('waits no longer than a moment for the package', async () => {
  await press('Kerala');
  const updated = started[0]?.update();
  await vi.advanceTimersByTimeAsync(150);
  await updated;
  expect(started[0]?.skipped()).toBe(true);
});

it.each(['elsewhere', 'Call Us'])('leaves a link alone that is no card: %s', async (name) => {
  await press(name);
  expect(started).toEqual([]);
});

it('leaves a click alone that opens another tab', async () => {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  await user.keyboard('{Control>}');
  await user.click(link('Kerala'));
  expect(started).toEqual([]);
});

it('changes nothing where motion is not wanted', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  await press('Kerala');
  expect(started).toEqual([]);
});

it('changes nothing where the browser has no transitions', async () => {
  Reflect.deleteProperty(document, 'startViewTransition');
  await press('Kerala');
  expect(started).toEqual([]);
});

it('stops when told to', async () => {
  stop();
  await press('Kerala');
  expect(started).toEqual([]);
});
