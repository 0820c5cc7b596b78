import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createHttp } from '#features/shared/http.ts';
import { aFailure } from '#features/shared/testing/a-failure.ts';
import { deferred } from '#features/shared/testing/deferred.ts';
import { createSessionHttp, getAuthActions } from './session.ts';
import { createTestApp } from './testing/create-test-app.ts';

const asha = { _id: '7', name: 'Asha Rao', email: 'asha@example.com', profilePic: '' };
const fields = { email: 'asha@example.com', password: 'open sesame' };

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));

describe('a member who signs in', () => {
  it('returns to the page that required it, with no history entry of the sign-in', async () => {
    const { app, shows, addresses } = createTestApp('/edit-profile?tab=picture#crop', {
      'GET /auth/me': { user: null },
      'POST /auth/google-login': { user: asha },
    });
    await shows('/sign-in');
    await getAuthActions(app).googleLogin('id-token');
    expect(app.router.state()).toMatchObject({ status: 'showing', access: 'member' });
    expect(addresses()).toEqual(['/edit-profile?tab=picture#crop']);
  });
});

describe('an administrator who signs in', () => {
  it('is verified and returns to the page that required it', async () => {
    const { app, answers, shows, addresses, calls } = createTestApp('/admin/packages?page=2', {
      'GET /auth/adminVerifyToken': new Error('401'),
      'POST /auth/login': { user: asha, isAdmin: true, token: 't' },
    });
    await shows('/admin-login');
    answers['GET /auth/adminVerifyToken'] = { user: asha, isAdmin: true };
    await getAuthActions(app).adminLogin(fields);
    await shows('/admin/packages');
    expect(addresses()).toEqual(['/admin/packages?page=2']);
    expect(calls).toEqual([
      'GET /auth/me',
      'GET /auth/adminVerifyToken',
      'POST /auth/login',
      'GET /auth/adminVerifyToken',
    ]);
    expect(app.auth.state).toMatchObject({ isAdmin: true, token: 't', loading: false });
  });

  it('can open the area entered while the sign-in was pending', async () => {
    const login = deferred<unknown>();
    const { app, answers, shows, addresses } = createTestApp('/admin-login', {
      'POST /auth/login': login.promise,
      'GET /auth/adminVerifyToken': new Error('401'),
    });
    const signingIn = getAuthActions(app).adminLogin(fields);
    app.router.navigate('/admin');
    answers['GET /auth/adminVerifyToken'] = { user: asha, isAdmin: true };
    login.resolve({ user: asha, isAdmin: true, token: 't' });
    await expect(signingIn).resolves.toMatchObject({ status: 'done' });
    await shows('/admin');
    expect(addresses()).toEqual(['/admin-login', '/admin']);
  });
});

it('redirects an administrator who is still signed in from the admin sign-in', async () => {
  const { start, shows, addresses } = createTestApp('/admin-login', {
    'GET /auth/me': { user: asha },
    'GET /auth/adminVerifyToken': { user: asha, isAdmin: true },
  });
  await start();
  await shows('/admin');
  expect(addresses()).toEqual(['/admin']);
});

describe('signing out', () => {
  it('goes to the sign-in', async () => {
    const { app, start, addresses } = createTestApp('/edit-profile', {
      'GET /auth/me': { user: asha },
      'POST /auth/logout': {},
    });
    await start();
    app.router.navigate('/about');
    await getAuthActions(app).logout();
    expect(addresses()).toEqual(['/edit-profile', '/sign-in']);
    expect(app.router.state().location.from).toBeNull();
  });
});

describe('a session that ends while a form is open', () => {
  it('notifies listeners first, then leads to the sign-in and back to the same page', async () => {
    const { app, start, addresses } = createTestApp('/edit-profile?tab=picture', {
      'GET /auth/me': { user: asha },
      'PATCH /auth/me': await aFailure(401, { message: 'Please sign in' }),
      'POST /auth/google-login': { user: asha },
    });
    await start();
    const storedPaths: string[] = [];
    app.auth.onSessionExpired(() => storedPaths.push(app.router.state().location.path));
    await getAuthActions(app).saveProfile(new FormData());
    expect(storedPaths).toEqual(['/edit-profile']);
    expect(addresses()).toEqual(['/sign-in']);
    await getAuthActions(app).googleLogin('id-token');
    expect(addresses()).toEqual(['/edit-profile?tab=picture']);
  });
});

function setup(status = 200) {
  let same = true;
  const expireSession = vi.fn<() => void>();
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json({ ok: true }, { status }));
  const auth = { expireSession, trackChanges: () => () => same };
  const http = createSessionHttp(createHttp('https://api.example', fetch), auth);
  return { http, fetch, expireSession, change: () => (same = false) };
}

it('ends the session on a 401, to a read and to a write, and rejects all the same', async () => {
  const { http, expireSession } = setup(401);
  await expect(http.get('/admin/home-order')).rejects.toMatchObject({ status: 401 });
  await expect(http.send('POST', '/admin/home-order')).rejects.toMatchObject({ status: 401 });
  expect(expireSession).toHaveBeenCalledTimes(2);
});

it.each([400, 403, 404, 409, 500])('keeps the session on %d', async (status) => {
  const { http, expireSession } = setup(status);
  await expect(http.send('PATCH', '/admin/home-order')).rejects.toMatchObject({ status });
  expect(expireSession).not.toHaveBeenCalled();
});

it('does not end a session that began after the call was made', async () => {
  const { http, fetch, expireSession, change } = setup();
  const answer = deferred<Response>();
  fetch.mockReturnValue(answer.promise);
  const call = http.get('/admin/home-order');
  change();
  answer.resolve(Response.json({}, { status: 401 }));
  await expect(call).rejects.toMatchObject({ status: 401 });
  expect(expireSession).not.toHaveBeenCalled();
});
