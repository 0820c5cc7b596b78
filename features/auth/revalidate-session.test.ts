import { describe, expect, it, vi } from 'vitest';
import type { User } from '#contract/user.ts';
import { aFailure } from '#features/shared/testing/a-failure.ts';
import { deferred } from '#features/shared/testing/deferred.ts';
import type { AuthApi } from './api.ts';
import { revalidateSession, detectAdminSession, type Area } from './revalidate-session.ts';
import { signedIn, signedOut, type Session } from './session.ts';
import { createAuthStore } from './store.ts';

const asha: User = { _id: '7', name: 'Asha Rao', email: 'asha@example.com', profilePic: '' };
const ravi: User = { ...asha, _id: '8', name: 'Ravi Menon' };

function setup(session: Session = signedIn(asha, false)) {
  const me = vi.fn<AuthApi['me']>();
  const adminVerifyToken = vi.fn<AuthApi['adminVerifyToken']>();
  const api = { me, adminVerifyToken };
  const store = createAuthStore(api);
  store.settle(session);
  const told: unknown[] = [];
  store.onSession((event) => told.push(event));
  store.onSessionLost(() => told.push('lost'));
  return {
    store,
    me,
    adminVerifyToken,
    told,
    again: (area: Area = 'site') => revalidateSession(store, api, area),
    recognise: () => detectAdminSession(store, api),
  };
}

const ended = ['lost', { type: 'session-changed', session: 'anonymous' }];

describe('revalidating the session', () => {
  it('changes and shows nothing when it is the same person', async () => {
    const { store, me, told, again } = setup();
    const { user } = store.state;
    const answer = deferred<User | null>();
    me.mockReturnValue(answer.promise);
    store.state.error = 'Wrong code';
    const asked = again();
    expect(store.state.loading).toBe(false);
    answer.resolve({ ...asha });
    await expect(asked).resolves.toBe(true);
    expect(told).toEqual([]);
    expect(store.state.error).toBe('Wrong code');
    expect(store.state.user).toBe(user);
  });

  it('ends the session when nobody is signed in any more', async () => {
    const { store, me, told, again } = setup();
    me.mockResolvedValue(null);
    await expect(again()).resolves.toBe(true);
    expect(store.state).toMatchObject(signedOut());
    expect(told).toEqual(ended);
  });

  it('ends the session on a 401', async () => {
    const { me, told, again } = setup();
    me.mockRejectedValue(await aFailure(401));
    await again();
    expect(told).toEqual(ended);
  });

  it.each([
    ['no network', 0],
    ['a fault', 500],
    ['a restart', 503],
    ['a strange refusal', 403],
  ])('changes nothing on %s', async (_, status) => {
    const { store, me, told, again } = setup();
    me.mockRejectedValue(status === 0 ? new TypeError('offline') : await aFailure(status));
    await expect(again()).resolves.toBe(false);
    expect(store.state.user).toEqual(asha);
    expect(told).toEqual([]);
  });

  it('takes over a user who signed in elsewhere, also in place of another', async () => {
    for (const before of [signedOut(), signedIn(ravi, true, 't')]) {
      const { store, me, told, again } = setup(before);
      me.mockResolvedValue(asha);
      await again();
      expect(store.state).toMatchObject({ user: asha, isAdmin: false, isAuthenticated: true });
      expect(told).toEqual([{ type: 'session-changed', session: 'member' }]);
    }
  });

  it('keeps the admin flag of the same user, which the site’s call does not return', async () => {
    const { store, me, told, again } = setup(signedIn(asha, true, 't'));
    me.mockResolvedValue({ ...asha, name: 'Asha R.' });
    await again();
    expect(store.state).toMatchObject({ user: { name: 'Asha R.' }, isAdmin: true, token: 't' });
    expect(told).toEqual([{ type: 'session-changed', session: 'admin' }]);
  });

  it('emits no event when nobody is signed in', async () => {
    const { me, told, again } = setup(signedOut());
    me.mockResolvedValue(null);
    await expect(again()).resolves.toBe(true);
    expect(told).toEqual([]);
  });

  it('does not interrupt a pending sign-in or sign-out', async () => {
    const { store, me, again } = setup();
    void store.decide(() => new Promise(() => {}));
    await expect(again()).resolves.toBe(false);
    expect(me).not.toHaveBeenCalled();
  });

  it('drops an answer that arrives after a sign-out', async () => {
    const { store, me, again } = setup();
    const answer = deferred<User | null>();
    me.mockReturnValue(answer.promise);
    const asked = again();
    await store.decide(async () => ({ session: signedOut() }));
    answer.resolve(asha);
    await expect(asked).resolves.toBe(false);
    expect(store.state.user).toBeNull();
  });
});

describe('revalidating the session in the admin area', () => {
  const admin = signedIn(asha, true, 't');

  it('asks for the administrator and changes nothing when it is the same', async () => {
    const { me, adminVerifyToken, told, again } = setup(admin);
    adminVerifyToken.mockResolvedValue({ user: asha, isAdmin: true });
    await again('admin');
    expect(me).not.toHaveBeenCalled();
    expect(told).toEqual([]);
  });

  it.each([401, 403])('ends the session on %d', async (status) => {
    const { adminVerifyToken, told, again } = setup(admin);
    adminVerifyToken.mockRejectedValue(await aFailure(status));
    await again('admin');
    expect(told).toEqual(ended);
  });

  it('ends the session of a user who is no administrator any more', async () => {
    const { adminVerifyToken, told, again } = setup(admin);
    adminVerifyToken.mockResolvedValue({ user: asha, isAdmin: false });
    await again('admin');
    expect(told).toEqual(ended);
  });
});

describe('recognising an administrator at the admin sign-in', () => {
  it('takes over the session of an administrator', async () => {
    const { adminVerifyToken, told, recognise } = setup();
    adminVerifyToken.mockResolvedValue({ user: asha, isAdmin: true });
    await recognise();
    expect(told).toEqual([{ type: 'session-changed', session: 'admin' }]);
  });

  it('does not change the session of anybody else', async () => {
    const { store, adminVerifyToken, told, recognise } = setup();
    adminVerifyToken.mockRejectedValueOnce(await aFailure(403));
    adminVerifyToken.mockResolvedValueOnce({ user: asha, isAdmin: false });
    await recognise();
    await recognise();
    expect(store.state).toMatchObject(signedIn(asha, false));
    expect(told).toEqual([]);
  });

  it('drops its answer once somebody else signs in', async () => {
    const { store, adminVerifyToken, recognise } = setup();
    const answer = deferred<{ user: User; isAdmin: boolean }>();
    adminVerifyToken.mockReturnValue(answer.promise);
    const recognised = recognise();
    store.settle(signedIn(ravi, false));
    answer.resolve({ user: asha, isAdmin: true });
    await recognised;
    expect(store.state.user).toEqual(ravi);
  });
});
