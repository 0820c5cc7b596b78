import { afterEach, expect, it } from 'vitest';
import { revalidateOnReconnect } from './start-session-sync.ts';
import { createTestApp } from './testing/create-test-app.ts';

const asha = { _id: '7', name: 'Asha Rao', email: 'asha@example.com', profilePic: '' };
const lost = new TypeError('Failed to fetch');

let stop = () => {};
afterEach(() => stop());

const comeOnline = () => window.dispatchEvent(new Event('online'));

it('checks the session of a visitor who opened the site offline', async () => {
  const { app, answers, calls, start } = createTestApp('/', { 'GET /auth/me': lost });
  await start();
  stop = revalidateOnReconnect(app);
  await expect.poll(() => app.auth.state.loading).toBe(false);
  answers['GET /auth/me'] = { user: asha };
  comeOnline();
  await expect.poll(() => app.auth.state.user).toEqual(asha);
  calls.length = 0;
  comeOnline();
  expect(calls).toEqual([]);
});

it('checks at once when the connection was back before the code had loaded', async () => {
  const { app, answers, start } = createTestApp('/', { 'GET /auth/me': lost });
  await start();
  answers['GET /auth/me'] = { user: asha };
  stop = revalidateOnReconnect(app);
  await expect.poll(() => app.auth.state.user).toEqual(asha);
});

it('opens the admin page once the connection is back', async () => {
  const { app, answers, shows, addresses } = createTestApp('/admin/packages', {
    'GET /auth/adminVerifyToken': lost,
  });
  stop = revalidateOnReconnect(app);
  await expect.poll(() => app.router.state().status).toBe('disconnected');
  answers['GET /auth/adminVerifyToken'] = { user: asha, isAdmin: true };
  comeOnline();
  await shows('/admin/packages');
  expect(addresses()).toEqual(['/admin/packages']);
});
