import { describe, expect, it, vi } from 'vitest';
import type { User } from '#contract/user.ts';
import { deferred } from '#features/shared/testing/deferred.ts';
import type { AuthApi } from './api.ts';
import { createAuthStore } from './store.ts';

const asha: User = { _id: '7', name: 'Asha Rao', email: 'asha@example.com', profilePic: '' };
const signedOutState = { user: null, isAdmin: false, isAuthenticated: false, token: null };
const settled = { loading: false, error: null };

function setup() {
  const me = vi.fn<AuthApi['me']>();
  const adminVerifyToken = vi.fn<AuthApi['adminVerifyToken']>();
  const store = createAuthStore({ me, adminVerifyToken });
  const told: string[] = [];
  store.onSession((kind) => told.push(kind));
  return { store, me, adminVerifyToken, told };
}

describe('checking the session', () => {
  it('starts with nobody, not loading, no error', () => {
    expect(setup().store.state).toEqual({ ...signedOutState, ...settled });
  });

  it('shows who is signed in, loading until it is known', async () => {
    const { store, me, told } = setup();
    me.mockResolvedValue(asha);
    const check = store.checkSession();
    expect(store.state.loading).toBe(true);
    await check;
    expect(store.state).toEqual({
      user: asha,
      isAdmin: false,
      isAuthenticated: true,
      token: null,
      ...settled,
    });
    expect(told).toEqual(['member']);
  });

  it('takes nobody and a failed check as signed out, without an error', async () => {
    const nobody = setup();
    nobody.me.mockResolvedValue(null);
    await nobody.store.checkSession();
    const failed = setup();
    failed.me.mockRejectedValue(new Error('401'));
    await failed.store.checkSession();
    for (const { store, told } of [nobody, failed]) {
      expect(store.state).toEqual({ ...signedOutState, ...settled });
      expect(told).toEqual(['anonymous']);
    }
  });

  it('asks once, whoever asks again', async () => {
    const { store, me } = setup();
    me.mockResolvedValue(null);
    await Promise.all([store.checkSession(), store.checkSession()]);
    await store.checkSession();
    expect(me).toHaveBeenCalledTimes(1);
  });

  it('does not disturb a verification on its way', async () => {
    const { store, me, adminVerifyToken } = setup();
    const answer = deferred<{ user: User; isAdmin: boolean }>();
    adminVerifyToken.mockReturnValue(answer.promise);
    const verified = store.verifyAdmin();
    await store.checkSession();
    answer.resolve({ user: asha, isAdmin: true });
    await expect(verified).resolves.toBe(true);
    expect(me).not.toHaveBeenCalled();
  });
});

describe('verifying an administrator', () => {
  it('stores user and admin flag, announced before the verdict', async () => {
    const { store, adminVerifyToken, told } = setup();
    adminVerifyToken.mockResolvedValue({ user: asha, isAdmin: true });
    await expect(store.verifyAdmin()).resolves.toBe(true);
    expect(store.state).toMatchObject({ user: asha, isAdmin: true, isAuthenticated: true, ...settled });
    expect(told).toEqual(['admin']);
  });

  it('refuses who is signed in without the flag, and everybody when the call fails', async () => {
    const { store, adminVerifyToken, told } = setup();
    adminVerifyToken.mockResolvedValueOnce({ user: asha, isAdmin: false });
    await expect(store.verifyAdmin()).resolves.toBe(false);
    adminVerifyToken.mockRejectedValueOnce(new Error('offline'));
    await expect(store.verifyAdmin()).resolves.toBe(false);
    expect(store.state).toEqual({ ...signedOutState, ...settled });
    expect(told).toEqual(['member', 'anonymous']);
  });

  it('takes the session from a check under way: the older answer is dropped', async () => {
    const { store, me, adminVerifyToken, told } = setup();
    const older = deferred<User | null>();
    me.mockReturnValue(older.promise);
    const check = store.checkSession();
    adminVerifyToken.mockResolvedValue({ user: asha, isAdmin: true });
    await store.verifyAdmin();
    older.resolve(null);
    await check;
    expect(store.state.isAdmin).toBe(true);
    expect(told).toEqual(['admin']);
  });

  it('keeps the newer of two verifications, in whatever order they answer', async () => {
    const { store, adminVerifyToken } = setup();
    const first = deferred<{ user: User; isAdmin: boolean }>();
    adminVerifyToken.mockReturnValueOnce(first.promise);
    const older = store.verifyAdmin();
    adminVerifyToken.mockResolvedValueOnce({ user: asha, isAdmin: false });
    await expect(store.verifyAdmin()).resolves.toBe(false);
    first.resolve({ user: asha, isAdmin: true });
    await expect(older).resolves.toBe(false);
    expect(store.state.isAdmin).toBe(false);
  });
});

describe('a local logout', () => {
  it('forgets everything at once and drops the answer still on its way', async () => {
    const { store, adminVerifyToken, told } = setup();
    const late = deferred<{ user: User; isAdmin: boolean }>();
    adminVerifyToken.mockReturnValue(late.promise);
    const verified = store.verifyAdmin();
    store.clear();
    expect(store.state).toEqual({ ...signedOutState, ...settled });
    late.resolve({ user: asha, isAdmin: true });
    await expect(verified).resolves.toBe(false);
    expect(store.state).toEqual({ ...signedOutState, ...settled });
    expect(told).toEqual(['anonymous']);
  });

  it('leaves one store independent of another', () => {
    const first = setup().store;
    first.state.error = 'x';
    expect(setup().store.state.error).toBeNull();
  });
});
