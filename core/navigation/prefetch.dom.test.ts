import { configure } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTestApp } from '#core/session/testing/create-test-app.ts';
import { routes } from '#core/routes.tsx';
import { prefetchOnIntent, preloadPage } from './prefetch.ts';

/** Names of the pages whose code was asked for. */
let code: string[] = [];
let calls: readonly string[] = [];
let stop = () => {};

configure({ asyncWrapper: (act) => act() });

beforeEach(() => {
  code = [];
  for (const { name, Page } of routes)
    if (Page.preload) vi.spyOn(Page, 'preload').mockImplementation(() => void code.push(name));
  document.body.innerHTML = `
    <a href="/about"><b>About Us</b></a><a href="/packages/detail/p%201?x=1">Kerala</a>
    <a href="/">Here</a><a href="tel:+911">Call Us</a><a href="/terms" target="_blank">Terms</a><p>Text</p>
    <a href="/packages/detail/p1/brochure.pdf" type="application/pdf">Brochure</a>`;
  const { app, calls: made } = createTestApp('/', {});
  calls = made;
  stop = prefetchOnIntent(app);
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
  window.history.replaceState(null, '', '/');
});

it('fetches the code of the page that is probably opened next', () => {
  preloadPage('packageDetail');
  preloadPage(undefined);
  expect(code).toEqual(['packageDetail']);
});

it('fetches nothing that may not be needed for a visitor who saves data', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  preloadPage('packageDetail');
  expect(code).toEqual([]);
  await userEvent.pointer({ target: elementWith('Kerala'), keys: '[MouseLeft>]' });
  expect(calls).toEqual([]);
});

const elementWith = (text: string) => {
  const element = [...document.querySelectorAll('a, b, p')].find(({ textContent }) => textContent === text);
  if (!element) throw new Error(`There is no ${text}`);
  return element;
};
const press = (text: string) => userEvent.pointer({ target: elementWith(text), keys: '[MouseLeft>]' });

it('fetches code when the mouse is over a link or the keyboard is on it, and no data of what is only passed over', async () => {
  await userEvent.hover(elementWith('Kerala'));
  expect(new Set(code)).toEqual(new Set(['packageDetail']));
  await userEvent.tab();
  expect(code.at(-1)).toBe('about');
  expect(calls).toEqual([]);
});

it('fetches code and data when a link, or an element in it, is pressed', async () => {
  await press('Kerala');
  expect([code.at(-1), calls]).toEqual(['packageDetail', ['GET /tours/package-detail/p%201']]);
  await press('About Us');
  expect(code.at(-1)).toBe('about');
});

it('fetches no data of a package while another is shown, which it would replace', async () => {
  window.history.replaceState(null, '', '/packages/detail/p2');
  await press('Kerala');
  expect([code.at(-1), calls]).toEqual(['packageDetail', []]);
});

it.each(['Here', 'Call Us', 'Terms', 'Text', 'Brochure'])('fetches nothing for %s', async (text) => {
  await press(text);
  expect([code, calls]).toEqual([[], []]);
});
