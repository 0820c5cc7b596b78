import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import type { User } from '#contract/user.ts';
import { aFailure } from '#features/shared/testing/a-failure.ts';
import { fakeHttp } from '#features/shared/testing/fake-http.ts';
import { deferred } from '#features/shared/testing/deferred.ts';
import { createAuthApi, type AuthApi } from './api.ts';
import { createAuthActions, done, type AuthActions } from './actions.ts';
import { createAuthStore, signedIn } from './store.ts';

const asha: User = { _id: '7', name: 'Asha Rao', email: 'asha@example.com', profilePic: '' };
const ravi: User = { ...asha, _id: '8', name: 'Ravi Menon' };
const fields = { email: 'asha@example.com', password: 'open sesame' };
const signedOutSession = { user: null, isAdmin: false, isAuthenticated: false, token: null };
const idleState = { loading: false, error: null };

let warn: MockInstance<typeof console.warn>;
beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => warn.mockRestore());

function setup() {
  const me = vi.fn<() => Promise<User | null>>();
  const account = {
    login: vi.fn<AuthApi['login']>(),
    googleLogin: vi.fn<AuthApi['googleLogin']>(),
    verifyOtp: vi.fn<AuthApi['verifyOtp']>(),
    sendOtp: vi.fn<AuthApi['sendOtp']>(),
    forgotPassword: vi.fn<AuthApi['forgotPassword']>(),
    resetPassword: vi.fn<AuthApi['resetPassword']>(),
    logout: vi.fn<AuthApi['logout']>(),
    adminLogout: vi.fn<AuthApi['adminLogout']>(),
  };
  const api = { ...createAuthApi(fakeHttp({}).http), ...account };
  const save = vi.fn<AuthApi['saveProfile']>();
  const store = createAuthStore({
    me: async () => ({ user: await me(), features: [] }),
    adminVerifyToken: () => Promise.reject(new Error('not asked')),
  });
  const events: unknown[] = [];
  store.onSession((event) => events.push(event));
  return {
    store,
    me,
    account,
    save,
    events,
    actions: createAuthActions(store, api, { ...api, saveProfile: save }),
  };
}

const text = (message: string) => aFailure(400, { message });

describe('a sign-in that fails before the session is known', () => {
  it('keeps its error while the session is checked', async () => {
    const { actions, account, me, store } = setup();
    const answer = deferred<User | null>();
    me.mockReturnValueOnce(new Promise(() => {})).mockReturnValueOnce(answer.promise);
    void store.checkSession();
    account.googleLogin.mockRejectedValue(await text('Wrong code'));
    await actions.googleLogin('id');
    expect(me).toHaveBeenCalledTimes(2);
    expect(store.state).toMatchObject({ loading: true, error: 'Wrong code' });
    answer.resolve(null);
    await expect
      .poll(() => store.state)
      .toEqual({ ...signedOutSession, loading: false, error: 'Wrong code' });
  });
});

describe('signing in by password', () => {
  it('stores user, admin flag and token', async () => {
    const { actions, account, store, events } = setup();
    account.login.mockResolvedValue({ user: asha, isAdmin: true, token: 't' });
    const login = actions.login(fields);
    expect(store.state.loading).toBe(true);
    await expect(login).resolves.toEqual(done());
    expect(store.state).toEqual({
      user: asha,
      isAdmin: true,
      isAuthenticated: true,
      token: 't',
      ...idleState,
    });
    expect(events).toEqual([{ type: 'signed-in', session: 'admin' }]);
  });

  it.each([
    undefined,
    {},
    { email: 'a@b.example' },
    { email: '', password: 'p' },
    { email: 'a@b.example', password: '' },
    { email: 7, password: 'p' },
    { email: 'a@b.example', password: ['p'] },
  ])('refuses %j without a call', async (input) => {
    for (const action of ['login', 'adminLogin'] as const) {
      const { actions, account, store } = setup();
      await actions[action](input);
      expect(account.login).not.toHaveBeenCalled();
      expect(store.state).toEqual({
        ...signedOutSession,
        loading: false,
        error: 'Email and password are required',
      });
    }
  });

  it("stores the server's message when it fails, and nobody is signed in", async () => {
    const { actions, account, store } = setup();
    store.setSession(signedIn(asha, false));
    account.login.mockRejectedValue(await text('Email or password is incorrect'));
    await expect(actions.login(fields)).resolves.toMatchObject({
      status: 'failed',
      error: 'Email or password is incorrect',
    });
    expect(store.state).toEqual({
      ...signedOutSession,
      loading: false,
      error: 'Email or password is incorrect',
    });
  });

  it('stores a default text when the server gives none', async () => {
    const { actions, account, store } = setup();
    account.login.mockRejectedValue(new TypeError('offline'));
    await actions.login(fields);
    expect(store.state.error).toBe('Login failed. Please try again.');
  });
});

describe('the admin sign-in', () => {
  it('refuses a user who is no administrator: logs it, signs out on the server and shows nothing', async () => {
    const { actions, account, store, events } = setup();
    account.login.mockResolvedValue({ user: asha, isAdmin: false, token: 't' });
    account.logout.mockResolvedValue('');
    await expect(actions.adminLogin(fields)).resolves.toEqual({ status: 'failed', error: null, fields: {} });
    expect(warn.mock.calls).toEqual([['Access denied: Admin privileges required']]);
    expect(account.logout).toHaveBeenCalledTimes(1);
    expect(store.state).toEqual({ ...signedOutSession, ...idleState });
    expect(events).toEqual([{ type: 'session-changed', session: 'anonymous' }]);
  });

  it('clears the session even when the sign-out on the server fails', async () => {
    const { actions, account, store } = setup();
    account.login.mockResolvedValue({ user: asha, isAdmin: false, token: 't' });
    account.logout.mockRejectedValue(new Error('offline'));
    await actions.adminLogin(fields);
    expect(store.state).toEqual({ ...signedOutSession, ...idleState });
    expect(warn).toHaveBeenLastCalledWith('Logout failed', expect.any(Error));
  });
});

describe.each([
  ['with Google', 'googleLogin', 'id-token'],
  ['with a one-time code', 'verifyOtp', { email: 'a@b.example', otp: '123456' }],
] as const)('signing in %s', (_, kind, input) => {
  function setupAction() {
    const context = setup();
    const { actions } = context;
    return {
      ...context,
      call: context.account[kind],
      act: () => (typeof input === 'string' ? actions.googleLogin(input) : actions.verifyOtp(input)),
    };
  }

  it('stores the user, who is no administrator', async () => {
    const { act, call, store, events } = setupAction();
    call.mockResolvedValue(asha);
    await expect(act()).resolves.toEqual(done());
    expect(call).toHaveBeenCalledWith(input);
    expect(store.state).toEqual({ ...signedIn(asha, false), ...idleState });
    expect(events).toEqual([{ type: 'signed-in', session: 'member' }]);
  });

  it("stores the server's message alone when it fails, and keeps the present session", async () => {
    const { act, call, store, events } = setupAction();
    store.setSession(signedIn(ravi, false));
    events.length = 0;
    call.mockRejectedValueOnce(new TypeError('offline'));
    await expect(act()).resolves.toMatchObject({ status: 'failed', error: null });
    call.mockRejectedValue(await text('Not accepted'));
    await expect(act()).resolves.toMatchObject({ status: 'failed', error: 'Not accepted' });
    expect(store.state).toMatchObject({
      user: ravi,
      isAuthenticated: true,
      loading: false,
      error: 'Not accepted',
    });
    expect(events).toEqual([]);
  });

  it('replaces a pending sign-in by password', async () => {
    const { act, actions, account, call, store } = setupAction();
    const older = deferred<{ user: User; isAdmin: boolean; token: string | null }>();
    account.login.mockReturnValue(older.promise);
    const first = actions.login(fields);
    call.mockResolvedValue(asha);
    await act();
    older.resolve({ user: ravi, isAdmin: true, token: 't' });
    await expect(first).resolves.toEqual({ status: 'dropped' });
    expect(store.state).toEqual({ ...signedIn(asha, false), ...idleState });
  });
});

describe.each([
  ['asking for a code', 'sendOtp'],
  ['asking for a reset', 'forgotPassword'],
  ['resetting a password', 'resetPassword'],
] as const)('%s', (_, kind) => {
  function setupAction() {
    const context = setup();
    const { actions } = context;
    const act = {
      sendOtp: () => actions.sendOtp('a@b.example'),
      forgotPassword: () => actions.forgotPassword('a@b.example'),
      resetPassword: () => actions.resetPassword({ email: 'a', token: 't', newPassword: 'long enough' }),
    }[kind];
    return { ...context, act, call: context.account[kind] };
  }

  it("only ends loading, and returns the server's message", async () => {
    const { act, call, store, events } = setupAction();
    store.setSession(signedIn(asha, true, 't'));
    events.length = 0;
    call.mockResolvedValue('On its way');
    const result = act();
    expect(store.state.loading).toBe(true);
    await expect(result).resolves.toEqual(done('On its way'));
    expect(store.state).toEqual({ ...signedIn(asha, true, 't'), ...idleState });
    expect(events).toEqual([]);
  });

  it("stores the server's messages when it fails, also by field, and no default text", async () => {
    const { act, call, store } = setupAction();
    const failure = { message: 'Too short', fields: { newPassword: 'Too short' } };
    call.mockRejectedValueOnce(await aFailure(400, failure)).mockRejectedValueOnce(new TypeError('offline'));
    await expect(act()).resolves.toEqual({
      status: 'failed',
      error: 'Too short',
      fields: { newPassword: 'Too short' },
    });
    expect(store.state).toMatchObject({ loading: false, error: 'Too short' });
    await expect(act()).resolves.toMatchObject({ status: 'failed', error: null, fields: {} });
    expect(store.state).toMatchObject({ loading: false, error: null });
  });
});

describe.each([
  ['signing out', 'logout', 'member'],
  ['leaving the admin area', 'adminLogout', 'admin'],
] as const)('%s', (_, kind, as) => {
  it('clears the session and emits which sign-in page follows', async () => {
    const { actions, account, store, events } = setup();
    store.setSession(signedIn(asha, true, 't'));
    events.length = 0;
    account[kind].mockResolvedValue('Bye');
    await expect(actions[kind]()).resolves.toEqual(done('Bye'));
    expect(store.state).toEqual({ ...signedOutSession, ...idleState });
    expect(events).toEqual([{ type: 'signed-out', as }]);
  });

  it('only logs a failure, and the user stays signed in', async () => {
    const { actions, account, store, events } = setup();
    store.setSession(signedIn(asha, true, 't'));
    events.length = 0;
    account[kind].mockRejectedValue(await text('Out of order'));
    await actions[kind]();
    expect(warn).toHaveBeenCalledExactlyOnceWith('Logout failed', expect.any(Error));
    expect(store.state).toEqual({ ...signedIn(asha, true, 't'), ...idleState });
    expect(events).toEqual([]);
  });
});

describe('saving the profile', () => {
  it('updates the user at once without a session event', async () => {
    const { actions, save, store, events } = setup();
    store.setSession(signedIn(asha, true, 't'));
    events.length = 0;
    const changed = { ...asha, name: 'Asha R.' };
    save.mockResolvedValue({ user: changed, message: 'Profile updated successfully' });
    const form = new FormData();
    await expect(actions.saveProfile(form)).resolves.toEqual(done('Profile updated successfully', changed));
    expect(save).toHaveBeenCalledWith(form);
    expect(store.state).toEqual({ ...signedIn(changed, true, 't'), ...idleState });
    expect(events).toEqual([]);
  });
});

it.each([
  ['login', ({ login }: AuthActions) => login(fields)],
  ['login', ({ adminLogin }: AuthActions) => adminLogin(fields)],
  ['googleLogin', ({ googleLogin }: AuthActions) => googleLogin('id')],
  ['verifyOtp', ({ verifyOtp }: AuthActions) => verifyOtp({ email: 'a', otp: '1' })],
  ['sendOtp', ({ sendOtp }: AuthActions) => sendOtp('a')],
  ['forgotPassword', ({ forgotPassword }: AuthActions) => forgotPassword('a')],
  [
    'resetPassword',
    ({ resetPassword }: AuthActions) => resetPassword({ email: 'a', token: 't', newPassword: 'long enough' }),
  ],
  ['logout', ({ logout }: AuthActions) => logout()],
  ['adminLogout', ({ adminLogout }: AuthActions) => adminLogout()],
] as const)('%s is sent once while it runs, and again after it failed', async (kind, act) => {
  const { actions, account } = setup();
  const answer = deferred<never>();
  account[kind].mockReturnValue(answer.promise);
  const first = act(actions);
  await expect(act(actions)).resolves.toEqual({ status: 'dropped' });
  expect(account[kind]).toHaveBeenCalledTimes(1);
  answer.reject(new TypeError('offline'));
  await first;
  void act(actions);
  expect(account[kind]).toHaveBeenCalledTimes(2);
});

describe('without a call', () => {
  it('clears the error', async () => {
    const { actions, store } = setup();
    await actions.login({});
    actions.clearError();
    expect(store.state.error).toBeNull();
  });

  it('sets the session directly and drops a pending call', async () => {
    const { actions, store, me, events } = setup();
    const lateAnswer = deferred<User | null>();
    me.mockReturnValue(lateAnswer.promise);
    const check = store.checkSession();
    actions.set({ user: asha, isAdmin: true, isAuthenticated: true });
    lateAnswer.resolve(null);
    await check;
    expect(store.state).toEqual({ ...signedIn(asha, true), ...idleState });
    expect(events).toEqual([{ type: 'session-changed', session: 'admin' }]);
  });
});
