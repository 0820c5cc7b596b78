import { configure } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { preloadPage } from '#core/route-page.tsx';
import { prefetchOnIntent, preloadNextPage } from './prefetch.ts';

vi.mock('#core/route-page.tsx', () => ({ preloadPage: vi.fn<() => void>() }));

beforeEach(() => vi.mocked(preloadPage).mockClear());

const preloaded = () => vi.mocked(preloadPage).mock.calls.flat();

it.each([
  ['/', ['packageDetail']],
  ['/packages/domestic', ['packageDetail']],
  ['/shortlist', ['packageDetail']],
  ['/packages/detail/p1', ['packages']],
  ['/contact', []],
  ['/sign-in', []],
  ['/nowhere', []],
])('fetches the code of the page that is probably opened after %s', (path, expected) => {
  preloadNextPage(path);
  expect(preloaded()).toEqual(expected);
});

it('fetches no code that may not be needed for a visitor who saves data', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  preloadNextPage('/packages/domestic');
  expect(preloaded()).toEqual([]);
});

const code = vi.fn<(path: string) => void>();
const data = vi.fn<(path: string) => void>();
let stop = () => {};

// Testing Library's wrapper for React waits for a timer after each action, but here tests advance the timers.
configure({ asyncWrapper: (act) => act() });

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `
    <a href="/about"><b>About Us</b></a><a href="/packages/detail/p%201?x=1">Kerala</a>
    <a href="/">Here</a><a href="tel:+911">Call Us</a><a href="/terms" target="_blank">Terms</a><p>Text</p>`;
  code.mockClear();
  data.mockClear();
  stop = prefetchOnIntent({ code, data });
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
  vi.useRealTimers();
});

const user = () => userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
const elementWith = (text: string) => {
  const element = [...document.querySelectorAll('a, b, p')].find(({ textContent }) => textContent === text);
  if (!element) throw new Error(`There is no ${text}`);
  return element;
};

it('fetches code when the mouse is over a link, and data once it rests there', async () => {
  await user().hover(elementWith('Kerala'));
  expect(code).toHaveBeenCalledWith('/packages/detail/p%201');
  expect(data).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(80);
  expect(data).toHaveBeenCalledWith('/packages/detail/p%201');
});

it('fetches no data of links that are only passed over', async () => {
  await user().hover(elementWith('Kerala'));
  await user().hover(elementWith('Text'));
  await vi.advanceTimersByTimeAsync(200);
  expect(data).not.toHaveBeenCalled();
});

it('fetches code and data at once when a link or an element inside it is pressed', async () => {
  await user().pointer({ target: elementWith('About Us'), keys: '[TouchA>]' });
  expect(code).toHaveBeenCalledWith('/about');
  expect(data).toHaveBeenCalledWith('/about');
});

it('fetches the page of a link that gets keyboard focus', async () => {
  await user().tab();
  expect(code).toHaveBeenCalledWith('/about');
});

it.each(['Here', 'Call Us', 'Terms', 'Text'])('fetches nothing for %s', async (text) => {
  await user().pointer({ target: elementWith(text), keys: '[MouseLeft>]' });
  await vi.advanceTimersByTimeAsync(200);
  expect(code).not.toHaveBeenCalled();
  expect(data).not.toHaveBeenCalled();
});
