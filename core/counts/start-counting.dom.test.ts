import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
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
  document.body.innerHTML = `<main data-package="goa"><a href="tel:+911" data-count="call">Call Us</a>
    <a href="https://wa.me/919?text=Hello" data-count="chat">Chat on WhatsApp</a></main>`;
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
    'GET /tours/package-detail/goa': answerOf('goa'),
    'GET /tours/package-detail/kerala': answerOf('kerala'),
    'GET /tours/package-detail/gone': missing,
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

it.each([
  ['icon', { event: 'call', id: 'goa' }],
  ['card', { event: 'share', id: 'hills 1' }],
  ['other', undefined],
  ['unknown', undefined],
  ['header', undefined],
])('a click on %s counts as %j: of the package that is around it', (id, counted) => {
  document.body.innerHTML = `
    <a id="header" href="tel:+911" data-count="call">Call</a>
    <div data-package="goa">
      <a href="tel:+911" data-count="call"><svg id="icon"></svg>Call Us</a>
      <button id="other">Next picture</button>
      <button id="unknown" data-count="none">None</button>
      <article data-package="hills 1"><button id="card" data-count="share">Share</button></article>
    </div>`;
  expect(readClickedEvent(document.getElementById(id))).toEqual(counted);
});
