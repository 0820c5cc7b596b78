import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noteSignIns } from './sign-in-hint.ts';
import { anApp } from './testing/an-app.ts';

const asha = { _id: '7', name: 'Asha Rao', email: 'asha@example.com', profilePic: '' };
const page = document.documentElement;

let stop = () => {};
beforeEach(() => localStorage.clear());
afterEach(() => {
  stop();
  delete page.dataset['signedIn'];
  vi.unstubAllGlobals();
});

function open(me: unknown) {
  const site = anApp('/', { 'GET /auth/me': me });
  stop = noteSignIns(site.app);
  return site;
}
const noted = () => [localStorage.getItem('signed-in'), 'signedIn' in page.dataset];

it('says that somebody is signed in, until they are not', async () => {
  const { app, start } = open({ user: asha });
  expect(noted()).toEqual([null, false]);
  await start();
  expect(noted()).toEqual(['1', true]);
  app.auth.clear();
  expect(noted()).toEqual([null, false]);
});

it('says what was found out before it began', async () => {
  const site = open({ user: asha });
  stop();
  await site.start();
  expect(noted()).toEqual([null, false]);
  stop = noteSignIns(site.app);
  expect(noted()).toEqual(['1', true]);
});

it('leaves the mark of the page as it is until somebody has answered', async () => {
  page.dataset['signedIn'] = '';
  const { start } = open({ user: null });
  expect(noted()).toEqual([null, true]);
  await start();
  expect(noted()).toEqual([null, false]);
});

it('stays for the next page where nobody could say who is signed in, while this one offers to register', async () => {
  localStorage.setItem('signed-in', '1');
  page.dataset['signedIn'] = '';
  await open(new TypeError('Failed to fetch')).start();
  expect(noted()).toEqual(['1', false]);
});

it('is left out where the browser keeps nothing', async () => {
  vi.stubGlobal('localStorage', null);
  const { app, start } = open({ user: asha });
  await start();
  expect(app.auth.state.user).toEqual(asha);
});
