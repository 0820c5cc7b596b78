import { describe, expect, it, vi } from 'vitest';
import type { User } from '#contract/user.ts';
import { aFailure } from '#features/shared/testing/a-failure.ts';
import { deferred } from '#features/shared/testing/deferred.ts';
import type { SessionApi } from './api.ts';
import { revalidateSession, detectAdminSession, type Area } from './revalidate-session.ts';
import { createAuthStore, signedIn, signedOut, type Session } from './store.ts';

const asha: User = { _id: '7', name: 'Asha Rao', email: 'asha@example.com', profilePic: '' };
const ravi: User = { ...asha, _id: '8', name: 'Ravi Menon' };

function setup(session: Session = signedIn(asha, false)) {
  const me = vi.fn<() => Promise<User | null>>();
  const adminVerifyToken = vi.fn<SessionApi['adminVerifyToken']>();
  const api: SessionApi = { me: async () => ({ user: await me(), features: [] }), adminVerifyToken };
  const store = createAuthStore(api);
  store.setSession(session);
  const events: unknown[] = [];
  store.onSession((event) => events.push(event));
  store.onSessionExpired(() => events.push('lost'));
  return {
    store,
    me,
    adminVerifyToken,
    events,
    revalidate: (area: Area = 'site') => revalidateSession(store, api, area),
    detect: () => detectAdminSession(store, api),
  };
}

const expiryEvents = ['lost', { type: 'session-changed', session: 'anonymous' }];

describe('revalidating the session', () => {
  it('changes and shows nothing when it is the same person', async () => {
    const { store, me, events, revalidate } = setup();
    const { user } = store.state;
    const answer = deferred<User | null>();
    me.mockReturnValue(answer.promise);
    store.state.error = 'Wrong code';
    const revalidation = revalidate();
    expect(store.state.loading).toBe(false);
    answer.resolve({ ...asha });
    await expect(revalidation).resolves.toBe(true);
    expect(events).toEqual([]);
    expect(store.state.error).toBe('Wrong code');
    expect(store.state.user).toBe(user);
  });

  it('ends the session when nobody is signed in any more, also on a 401', async () => {
    const refused = await aFailure(401);
    for (const answer of [() => Promise.resolve(null), () => Promise.reject(refused)]) {
      const { store, me, events, revalidate } = setup();
      me.mockImplementation(answer);
      await expect(revalidate()).resolves.toBe(true);
      expect(store.state).toMatchObject(signedOut());
      expect(events).toEqual(expiryEvents);
    }
  });

  it.each([
    ['no network', 0],
    ['a fault', 500],
    ['a restart', 503],
    ['an unexpected status', 403],
  ])('changes nothing on %s', async (_, status) => {
    const { store, me, events, revalidate } = setup();
    me.mockRejectedValue(status === 0 ? new TypeError('offline') : await aFailure(status));
    await expect(revalidate()).resolves.toBe(false);
    expect(store.state.user).toEqual(asha);
    expect(events).toEqual([]);
  });

  it('takes over a user who signed in elsewhere, also in place of another', async () => {
    for (const before of [signedOut(), signedIn(ravi, true, 't')]) {
      const { store, me, events, revalidate } = setup(before);
      me.mockResolvedValue(asha);
      await revalidate();
      expect(store.state).toMatchObject({ user: asha, isAdmin: false, isAuthenticated: true });
      expect(events).toEqual([{ type: 'session-changed', session: 'member' }]);
    }
  });

  it('keeps the admin flag of the same user, which the site’s call does not return', async () => {
    const { store, me, events, revalidate } = setup(signedIn(asha, true, 't'));
    me.mockResolvedValue({ ...asha, name: 'Asha R.' });
    await revalidate();
    expect(store.state).toMatchObject({ user: { name: 'Asha R.' }, isAdmin: true, token: 't' });
    expect(events).toEqual([{ type: 'session-changed', session: 'admin' }]);
  });

  it('does not interrupt a pending sign-in or sign-out', async () => {
    const { store, me, revalidate } = setup();
    void store.decide(() => new Promise(() => {}));
    await expect(revalidate()).resolves.toBe(false);
    expect(me).not.toHaveBeenCalled();
  });

  it('drops an answer that arrives after a sign-out', async () => {
    const { store, me, revalidate } = setup();
    const answer = deferred<User | null>();
    me.mockReturnValue(answer.promise);
    const revalidation = revalidate();
    await store.decide(async () => ({ session: signedOut() }));
    answer.resolve(asha);
    await expect(revalidation).resolves.toBe(false);
    expect(store.state.user).toBeNull();
  });
});

describe('revalidating the session in the admin area', () => {
  const admin = signedIn(asha, true, 't');

  it('asks for the administrator and changes nothing when it is the same', async () => {
    const { me, adminVerifyToken, events, revalidate } = setup(admin);
    adminVerifyToken.mockResolvedValue({ user: asha, isAdmin: true, features: [] });
    await revalidate('admin');
    expect(me).not.toHaveBeenCalled();
    expect(events).toEqual([]);
  });

  it('ends the session on 401 and 403, and of a user who is no administrator any more', async () => {
    const causes = [await aFailure(401), await aFailure(403)].map((cause) => () => Promise.reject(cause));
    for (const answer of [...causes, () => Promise.resolve({ user: asha, isAdmin: false, features: [] })]) {
      const { adminVerifyToken, events, revalidate } = setup(admin);
      adminVerifyToken.mockImplementation(answer);
      await revalidate('admin');
      expect(events).toEqual(expiryEvents);
    }
  });
});

describe('recognising an administrator at the admin sign-in', () => {
  it('takes over the session of an administrator', async () => {
    const { adminVerifyToken, events, detect } = setup();
    adminVerifyToken.mockResolvedValue({ user: asha, isAdmin: true, features: [] });
    await detect();
    expect(events).toEqual([{ type: 'session-changed', session: 'admin' }]);
  });

  it('does not change the session of anybody else', async () => {
    const { store, adminVerifyToken, events, detect } = setup();
    adminVerifyToken.mockRejectedValueOnce(await aFailure(403));
    adminVerifyToken.mockResolvedValueOnce({ user: asha, isAdmin: false, features: [] });
    await detect();
    await detect();
    expect(store.state).toMatchObject(signedIn(asha, false));
    expect(events).toEqual([]);
  });

  it('drops its answer once somebody else signs in', async () => {
    const { store, adminVerifyToken, detect } = setup();
    const answer = deferred<Awaited<ReturnType<SessionApi['adminVerifyToken']>>>();
    adminVerifyToken.mockReturnValue(answer.promise);
    const detection = detect();
    store.setSession(signedIn(ravi, false));
    answer.resolve({ user: asha, isAdmin: true, features: [] });
    await detection;
    expect(store.state.user).toEqual(ravi);
  });
});
