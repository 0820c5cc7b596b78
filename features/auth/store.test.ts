import { describe, expect, it, vi } from 'vitest';
import type { User } from '#contract/user.ts';
import { aFailure } from '#features/shared/testing/a-failure.ts';
import { deferred } from '#features/shared/testing/deferred.ts';
import type { SessionApi } from './api.ts';
import { createAuthStore, identityOf, signedIn, signedOut, type SessionUpdate } from './store.ts';

const asha: User = { _id: '7', name: 'Asha Rao', email: 'asha@example.com', profilePic: '' };
const ravi: User = { ...asha, _id: '8', name: 'Ravi Menon' };
const signedOutState = { user: null, isAdmin: false, isAuthenticated: false, token: null };
type AdminAnswer = Awaited<ReturnType<SessionApi['adminVerifyToken']>>;
const idleState = { loading: false, error: null };

function setup() {
  const me = vi.fn<() => Promise<User | null>>();
  const adminVerifyToken = vi.fn<SessionApi['adminVerifyToken']>();
  const store = createAuthStore({ me: async () => ({ user: await me(), features: [] }), adminVerifyToken });
  const events: string[] = [];
  store.onSession((event) => events.push('session' in event ? event.session : event.type));
  return { store, me, adminVerifyToken, events };
}

describe('checking the session', () => {
  it('starts with nobody, not loading, no error', () => {
    expect(setup().store.state).toEqual({ ...signedOutState, ...idleState });
  });

  it('shows who is signed in, loading until it is known', async () => {
    const { store, me, events } = setup();
    me.mockResolvedValue(asha);
    const check = store.checkSession();
    expect(store.state.loading).toBe(true);
    await check;
    expect(store.state).toEqual({
      user: asha,
      isAdmin: false,
      isAuthenticated: true,
      token: null,
      ...idleState,
    });
    expect(events).toEqual(['member']);
  });

  it('takes nobody and a failed check as signed out, without an error', async () => {
    const anonymous = setup();
    anonymous.me.mockResolvedValue(null);
    await anonymous.store.checkSession();
    const failed = setup();
    failed.me.mockRejectedValue(new Error('401'));
    await failed.store.checkSession();
    for (const { store, events } of [anonymous, failed]) {
      expect(store.state).toEqual({ ...signedOutState, ...idleState });
      expect(events).toEqual(['anonymous']);
    }
  });

  it('asks the backend once, however often it is called', async () => {
    const { store, me } = setup();
    me.mockResolvedValue(null);
    await Promise.all([store.checkSession(), store.checkSession()]);
    await store.checkSession();
    expect(me).toHaveBeenCalledTimes(1);
  });

  it('does not interrupt a pending verification', async () => {
    const { store, me, adminVerifyToken } = setup();
    const answer = deferred<AdminAnswer>();
    adminVerifyToken.mockReturnValue(answer.promise);
    const verified = store.verifyAdmin();
    await store.checkSession();
    answer.resolve({ user: asha, isAdmin: true, features: [] });
    await expect(verified).resolves.toBe('admin');
    expect(me).not.toHaveBeenCalled();
  });
});

describe('verifying an administrator', () => {
  it('stores user and admin flag, and emits the event before it resolves', async () => {
    const { store, adminVerifyToken, events } = setup();
    adminVerifyToken.mockResolvedValue({ user: asha, isAdmin: true, features: [] });
    await expect(store.verifyAdmin()).resolves.toBe('admin');
    expect(store.state).toMatchObject({ user: asha, isAdmin: true, isAuthenticated: true, ...idleState });
    expect(events).toEqual(['admin']);
  });

  it('refuses who is signed in without the flag, and everybody when the call fails', async () => {
    const { store, adminVerifyToken, events } = setup();
    adminVerifyToken.mockResolvedValueOnce({ user: asha, isAdmin: false, features: [] });
    await expect(store.verifyAdmin()).resolves.toBe('refused');
    adminVerifyToken.mockRejectedValueOnce(new Error('offline'));
    await expect(store.verifyAdmin()).resolves.toBe('refused');
    expect(store.state).toEqual({ ...signedOutState, ...idleState });
    expect(events).toEqual(['member', 'anonymous']);
  });

  it('tells what the backend offers, and adds nothing to the state', async () => {
    const { store, adminVerifyToken } = setup();
    expect(store.hasFeature('admin')).toBe(false);
    adminVerifyToken.mockResolvedValueOnce({ user: asha, isAdmin: true, features: ['admin'] });
    await store.verifyAdmin();
    expect([store.hasFeature('admin'), store.hasFeature('profile')]).toEqual([true, false]);
    expect(store.state).toEqual({ ...signedIn(asha, true), ...idleState });
    adminVerifyToken.mockResolvedValueOnce({ user: asha, isAdmin: true, features: [] });
    await store.verifyAdmin();
    expect(store.hasFeature('admin')).toBe(false);
  });

  it('knows what the backend offers to everybody by the check of the session, for a signed-in person', async () => {
    const me = vi.fn<SessionApi['me']>();
    const store = createAuthStore({ me, adminVerifyToken: () => Promise.reject(new Error('not asked')) });
    me.mockResolvedValue({ user: null, features: [] });
    await store.checkSession();
    expect([store.areFeaturesKnown(), store.hasFeature('profile')]).toEqual([false, false]);
    store.noteFeatures(['profile']);
    expect([store.areFeaturesKnown(), store.hasFeature('profile')]).toEqual([true, true]);
    const other = createAuthStore({
      me: () => Promise.resolve({ user: asha, features: ['profile'] }),
      adminVerifyToken: () => Promise.resolve({ user: asha, isAdmin: true, features: ['admin'] }),
    });
    await other.checkSession();
    await other.verifyAdmin();
    expect([other.hasFeature('profile'), other.hasFeature('admin')]).toEqual([true, true]);
  });
});

describe('a sign-in or sign-out', () => {
  const ashaDecision = {
    session: signedIn(asha, false),
    event: { type: 'signed-in', session: 'member' },
  } as const;

  it('sets the session, clears the error before and emits its own event', async () => {
    const { store } = setup();
    const events: unknown[] = [];
    store.onSession((event) => events.push(event));
    store.begin()('Wrong code');
    await expect(store.decide(async () => ashaDecision)).resolves.toBe(true);
    expect(store.state).toMatchObject({ user: asha, isAuthenticated: true, ...idleState });
    expect(events).toEqual([ashaDecision.event]);
  });

  it('may keep the session', async () => {
    const { store, events } = setup();
    await store.decide(async () => ashaDecision);
    await store.decide(async () => ({ error: 'Refused' }));
    expect(store.state).toMatchObject({ user: asha, loading: false, error: 'Refused' });
    expect(events).toEqual(['member']);
  });

  it('repeats the check that it replaced when it keeps the session', async () => {
    const { store, me, events } = setup();
    me.mockReturnValueOnce(new Promise(() => {}));
    void store.checkSession();
    me.mockResolvedValue(asha);
    await store.decide(async () => ({}));
    await expect.poll(() => events).toEqual(['member']);
    expect(me).toHaveBeenCalledTimes(2);
  });

  it('delays a verification until its cookie is set', async () => {
    const { store, adminVerifyToken } = setup();
    const login = deferred<SessionUpdate>();
    const signingIn = store.decide(() => login.promise);
    adminVerifyToken.mockResolvedValue({ user: asha, isAdmin: true, features: [] });
    const verified = store.verifyAdmin();
    await Promise.resolve();
    expect(adminVerifyToken).not.toHaveBeenCalled();
    login.resolve(ashaDecision);
    await expect(Promise.all([signingIn, verified])).resolves.toEqual([true, 'admin']);
    expect(adminVerifyToken).toHaveBeenCalledTimes(1);
    expect(store.state.isAdmin).toBe(true);
  });
});

type Store = ReturnType<typeof setup>['store'];
const asMember = (user: User | null) => (user ? signedIn(user, false) : signedOut());
/** Calls that decide the session by the user that comes in the end. */
const deciding = {
  check: { call: (store: Store) => store.checkSession(), dropped: undefined },
  verification: { call: (store: Store) => store.verifyAdmin(), dropped: 'refused' },
  decision: {
    call: (store: Store, user: Promise<User | null>) =>
      store.decide(async () => ({ session: asMember(await user), error: 'too late' })),
    dropped: false,
  },
};

const verify = async (user: Promise<User | null>) => ({
  user: (await user) ?? ravi,
  isAdmin: true,
  features: [],
});

it.each([
  ['check', 'verification'],
  ['check', 'decision'],
  ['verification', 'verification'],
  ['decision', 'decision'],
] as const)('an older %s is dropped when a newer %s replaced it and answered first', async (older, newer) => {
  const { store, me, adminVerifyToken, events } = setup();
  const late = deferred<User | null>();
  me.mockReturnValueOnce(late.promise);
  if (older === 'verification') adminVerifyToken.mockReturnValueOnce(verify(late.promise));
  const first = deciding[older].call(store, late.promise);
  adminVerifyToken.mockResolvedValueOnce({ user: asha, isAdmin: false, features: [] });
  if (newer === 'verification') await store.verifyAdmin();
  else await store.decide(async () => ({ session: signedIn(asha, false) }));
  expect(store.state).toEqual({ ...signedIn(asha, false), ...idleState });
  late.resolve(null);
  await expect(first).resolves.toBe(deciding[older].dropped);
  expect(store.state).toEqual({ ...signedIn(asha, false), ...idleState });
  expect(events).toEqual(['member']);
});

describe('loading', () => {
  it('lasts while any call runs, also beside a call that does not change the session', async () => {
    const { store, me, events } = setup();
    const answer = deferred<User | null>();
    me.mockReturnValue(answer.promise);
    const check = store.checkSession();
    const end = store.begin();
    end('No such account');
    expect(store.state).toMatchObject({ loading: true, error: 'No such account' });
    answer.resolve(asha);
    await check;
    expect(store.state).toMatchObject({ loading: false, user: asha });
    expect(events).toEqual(['member']);
  });

  it('starts with the error of the call before cleared', () => {
    const { store } = setup();
    store.begin()('Wrong code');
    store.begin();
    expect(store.state).toMatchObject({ loading: true, error: null });
  });
});

describe('a local logout', () => {
  it('clears everything at once and drops a pending answer', async () => {
    const { store, adminVerifyToken, events } = setup();
    const lateAnswer = deferred<AdminAnswer>();
    adminVerifyToken.mockReturnValue(lateAnswer.promise);
    const verified = store.verifyAdmin();
    store.state.error = 'Something';
    store.clear();
    expect(store.state).toEqual({ ...signedOutState, ...idleState });
    lateAnswer.resolve({ user: asha, isAdmin: true, features: [] });
    await expect(verified).resolves.toBe('refused');
    expect(store.state).toEqual({ ...signedOutState, ...idleState });
    expect(events).toEqual(['anonymous']);
  });
});

describe('a session that was lost', () => {
  it('is reported once, before it is cleared, so that entries can be saved', () => {
    const { store } = setup();
    const calls: string[] = [];
    store.setSession(signedIn(asha, true));
    store.onSession(() => calls.push('cleared'));
    const stop = store.onSessionExpired(() => calls.push(`lost, ${store.state.user?.name}`));
    store.expireSession();
    store.clear();
    store.expireSession();
    expect(calls).toEqual(['lost, Asha Rao', 'cleared']);
    expect(store.state).toEqual({ ...signedOutState, ...idleState });
    stop();
    store.setSession(signedIn(asha, true));
    store.expireSession();
    expect(calls).toEqual(['lost, Asha Rao', 'cleared', 'cleared', 'cleared']);
  });
});

describe('a session that cannot be checked without a connection', () => {
  it.each([new TypeError('Failed to fetch'), new DOMException('No answer in time', 'TimeoutError')])(
    'is signed out and checked again when somebody asks: %s',
    async (cause) => {
      const { store, me, events } = setup();
      me.mockRejectedValueOnce(cause);
      await store.checkSession();
      expect(store.state).toEqual({ ...signedOutState, ...idleState });
      expect(events).toEqual(['session-unreachable']);
      me.mockResolvedValueOnce(asha);
      await store.checkSession();
      expect(store.state).toMatchObject({ user: asha, isAuthenticated: true });
      expect(events).toEqual(['session-unreachable', 'member']);
    },
  );

  it('stays as it was when it is the administrator who cannot be verified', async () => {
    const { store, adminVerifyToken } = setup();
    store.setSession(signedIn(asha, true));
    adminVerifyToken.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(store.verifyAdmin()).resolves.toBe('unreachable');
    expect(store.state).toMatchObject({ user: asha, isAdmin: true, ...idleState });
  });

  it("ends on any answer that is not an administrator's", async () => {
    const { store, adminVerifyToken } = setup();
    for (const cause of [await aFailure(401), await aFailure(500), new SyntaxError('no JSON')]) {
      store.setSession(signedIn(asha, true));
      adminVerifyToken.mockRejectedValueOnce(cause);
      await expect(store.verifyAdmin()).resolves.toBe('refused');
      expect(store.state.user).toBeNull();
    }
  });
});

describe('an earlier answer', () => {
  it('is valid until the session changes or a call is about to change it', () => {
    const { store } = setup();
    const before = store.trackChanges();
    expect(before()).toBe(true);
    void store.decide(() => new Promise(() => {}));
    expect([before(), store.trackChanges()()]).toEqual([false, false]);
    store.clear();
    expect([before(), store.trackChanges()()]).toEqual([false, true]);
  });
});

describe('a changed profile', () => {
  it('applies to the user who changed it, and outdates earlier answers', () => {
    const { store } = setup();
    store.setSession(signedIn(asha, false));
    const before = store.trackChanges();
    store.update({ ...asha, name: 'Asha R.' });
    expect(store.state.user?.name).toBe('Asha R.');
    expect(before()).toBe(false);
  });

  it('does not restore a user who has signed out, and changes no other user', () => {
    const { store } = setup();
    store.update(asha);
    expect(store.state.user).toBeNull();
    store.setSession(signedIn({ ...asha, _id: '8' }, false));
    store.update(asha);
    expect(store.state.user?._id).toBe('8');
  });
});

it('identifies a user by id, else by e-mail address, else by an empty text', () => {
  expect(identityOf(asha)).toBe('7');
  expect(identityOf({ ...asha, _id: '' })).toBe('asha@example.com');
  expect(identityOf({ ...asha, _id: '', email: '' })).toBe('');
});
