import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as calls from '#contract/calls.ts';
import type { App } from '#core/app.ts';
import { createTestApp } from '#core/session/testing/create-test-app.ts';
import { aPackage } from '#features/shared/testing/builders.ts';
import { readClickedEvent, startCounting } from './start-counting.ts';

let sent: { address: string; type: string; body: Blob }[] = [];
let visibility: DocumentVisibilityState = 'visible';

beforeEach(() => {
  sent = [];
  visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  document.body.innerHTML = `<main id="main"><a href="tel:+911">Call Us</a>
    <a href="https://wa.me/919?text=Hello">Chat on WhatsApp</a></main>`;
  // jsdom cannot navigate to a telephone.
  document.body.addEventListener('click', (event) => event.preventDefault());
});
afterEach(() => {
  delete document.documentElement.dataset['signedIn'];
});

const answerOf = (id: string) => ({ data: { package: aPackage({ _id: id }) } });

function createSite(address: string) {
  const missing = new Error('not found');
  return createTestApp(address, {
    [`GET ${calls.packageDetail('goa')}`]: answerOf('goa'),
    [`GET ${calls.packageDetail('kerala')}`]: answerOf('kerala'),
    [`GET ${calls.packageDetail('gone')}`]: missing,
  });
}

interface Preferences {
  readonly doNotTrack?: string | null;
  readonly globalPrivacyControl?: boolean;
}

const sendBeacon: Navigator['sendBeacon'] = (address, body) => {
  if (body instanceof Blob) sent.push({ address: String(address), type: body.type, body });
  return true;
};

function start(app: App, preferences: Preferences = {}) {
  const countClick = startCounting(app, { document, navigator: { sendBeacon, ...preferences } });
  document.querySelector('main')?.addEventListener('click', ({ target }) => countClick(target), true);
}

/** jsdom's Blob has no `text`. */
const read = (body: Blob) =>
  new Promise<unknown>((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () =>
      resolve(JSON.parse(typeof reader.result === 'string' ? reader.result : '')),
    );
    reader.readAsText(body);
  });
const inputs = () => Promise.all(sent.map(({ body }) => read(body)));
const open = async (app: App, id: string) => {
  app.router.navigate(`/packages/detail/${id}`);
  await app.details.load(id);
};

it('reports the first package once, and each that is opened after it', async () => {
  const { app } = createSite('/packages/detail/goa');
  start(app);
  expect(sent).toEqual([]);
  await app.details.load('goa');
  await app.details.load('goa');
  app.router.navigate('/packages/detail/goa#journey');
  await open(app, 'kerala');
  app.router.navigate('/');
  await open(app, 'kerala');
  expect(await inputs()).toEqual([
    { event: 'open', id: 'goa' },
    { event: 'open', id: 'kerala' },
    { event: 'open', id: 'kerala' },
  ]);
  expect(sent[0]).toMatchObject({ address: '/api/count', type: 'application/json' });
});

it('reports neither a package that is prefetched nor one that does not exist', async () => {
  const { app } = createSite('/');
  start(app);
  await app.details.load('goa', 'prefetch');
  await open(app, 'gone');
  expect(sent).toEqual([]);
});

it('reports a page that was loaded ahead once it is seen', async () => {
  visibility = 'hidden';
  const { app } = createSite('/packages/detail/goa');
  start(app);
  await app.details.load('goa');
  expect(sent).toEqual([]);
  visibility = 'visible';
  document.dispatchEvent(new Event('visibilitychange'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await inputs()).toEqual([{ event: 'open', id: 'goa' }]);
});

it('reports calls and chats, by keyboard, too', async () => {
  const { app } = createSite('/packages/detail/goa');
  await app.details.load('goa');
  start(app);
  const user = userEvent.setup();
  await user.tab();
  await user.keyboard('{Enter}');
  await user.click(document.querySelector('[href^="https"]') ?? document.body);
  expect((await inputs()).slice(1)).toEqual([
    { event: 'call', id: 'goa' },
    { event: 'chat', id: 'goa' },
  ]);
});

it.each([
  ['asks not to be tracked', { doNotTrack: '1' }],
  ['has the Global Privacy Control', { globalPrivacyControl: true }],
])('reports nothing of a visitor who %s', async (_, preferences) => {
  const { app } = createSite('/packages/detail/goa');
  await app.details.load('goa');
  start(app, preferences);
  await userEvent.click(document.querySelector('a') ?? document.body);
  expect(sent).toEqual([]);
});

it('reports nothing of somebody who is signed in, also before the server has said so', async () => {
  const { app, answers } = createSite('/packages/detail/goa');
  document.documentElement.dataset['signedIn'] = '';
  start(app);
  await app.details.load('goa');
  delete document.documentElement.dataset['signedIn'];
  answers['GET /auth/me'] = { user: { name: 'Asha', profilePic: '' } };
  await app.auth.checkSession();
  await userEvent.click(document.querySelector('a') ?? document.body);
  expect(sent).toEqual([]);
});

afterEach(() => document.body.replaceChildren());

const html = `
  <header><a id="header" href="tel:+911">Call</a></header>
  <main id="main">
    <a id="call" href="tel:+911"><svg id="icon"></svg>Call Us</a>
    <a id="chat" href="https://wa.me/919?text=Hello">Chat on WhatsApp</a>
    <a id="send" href="https://wa.me/?text=Goa">Send on WhatsApp</a>
    <button id="share" data-share>Share this tour</button>
    <button id="other">Next picture</button>
    <a id="brochure" href="/packages/detail/goa/brochure.pdf">Brochure (PDF)</a>
    <a id="link" href="/packages/detail/kerala">Kerala</a>
    <article>
      <a href="/packages/detail/hills%201">Hills</a>
      <a id="card" href="tel:+912">Call Us</a>
    </article>
    <article><a id="person" href="tel:+913">Call our guide</a></article>
  </main>`;

function click(id: string, pageId: string) {
  document.body.innerHTML = html;
  return readClickedEvent(document.getElementById(id), pageId);
}

it.each([
  ['call', 'call'],
  ['icon', 'call'],
  ['chat', 'chat'],
  ['send', 'share'],
  ['share', 'share'],
  ['brochure', 'brochure'],
] as const)('a click on %s is about the package of the page: %s', (id, event) => {
  expect(click(id, 'goa')).toEqual({ event, id: 'goa' });
  expect(click(id, '')).toBeUndefined();
});

it('a click on a card is about its package, on every page', () => {
  expect(click('card', 'goa')).toEqual({ event: 'call', id: 'hills 1' });
  expect(click('card', '')).toEqual({ event: 'call', id: 'hills 1' });
});

it.each(['other', 'link', 'header', 'person', 'nothing'])('a click on %s counts for no package', (id) => {
  expect(click(id, 'goa')).toBeUndefined();
});
