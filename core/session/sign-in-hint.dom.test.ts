import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { recordSignInHint } from './sign-in-hint.ts';
import { createTestApp } from './testing/create-test-app.ts';

const asha = { _id: '7', name: 'Asha Rao', email: 'asha@example.com', profilePic: '' };
const page = document.documentElement;

beforeEach(() => localStorage.clear());
afterEach(() => {
  delete page.dataset['signedIn'];
});

function open(me: unknown) {
  const site = createTestApp('/', { 'GET /auth/me': me });
  recordSignInHint(site.app);
  return site;
}
const stored = () => [localStorage.getItem('signed-in'), 'signedIn' in page.dataset];

it('stores that somebody is signed in, until they are not', async () => {
  const { app, start } = open({ user: asha });
  expect(stored()).toEqual([null, false]);
  await start();
  expect(stored()).toEqual(['1', true]);
  app.auth.clear();
  expect(stored()).toEqual([null, false]);
});

it('stores a session that was known before it started', async () => {
  const site = createTestApp('/', { 'GET /auth/me': { user: asha } });
  await site.start();
  recordSignInHint(site.app);
  expect(stored()).toEqual(['1', true]);
});

it('does not change the mark of the page before the session is known', async () => {
  page.dataset['signedIn'] = '';
  const { start } = open({ user: null });
  expect(stored()).toEqual([null, true]);
  await start();
  expect(stored()).toEqual([null, false]);
});

it('keeps the stored hint but removes the mark of the page when the server cannot be reached', async () => {
  localStorage.setItem('signed-in', '1');
  page.dataset['signedIn'] = '';
  await open(new TypeError('Failed to fetch')).start();
  expect(stored()).toEqual(['1', false]);
});

it('works where storage is missing', async () => {
  vi.stubGlobal('localStorage', null);
  const { app, start } = open({ user: asha });
  await start();
  expect(app.auth.state.user).toEqual(asha);
});
