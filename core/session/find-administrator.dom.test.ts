import { beforeEach, expect, it, vi } from 'vitest';
import { administratorOf } from '#features/auth/administrator.ts';
import type { AuthApi } from '#features/auth/api.ts';
import { createAuthStore } from '#features/auth/store.ts';
import { signedIn, signedOut } from '#features/auth/session.ts';
import { aFailure } from '#features/shared/testing/a-failure.ts';
import { fakeHttp } from '#features/shared/testing/fake-http.ts';
import { findAdministrator } from './find-administrator.ts';

const asha = { _id: '7', name: 'Asha', email: 'asha@example.com', profilePic: '' };
const stored = () => localStorage.getItem('administrator');

beforeEach(() => localStorage.clear());

type Verify = AuthApi['adminVerifyToken'];

function setup(answer: Verify = () => Promise.resolve({ user: asha, isAdmin: true })) {
  const adminVerifyToken = vi.fn<Verify>(answer);
  const auth = createAuthStore({ me: () => Promise.resolve({ user: asha }), adminVerifyToken });
  findAdministrator({ auth, http: fakeHttp({}).http }, { adminVerifyToken });
  return { auth, adminVerifyToken };
}

it('asks nothing for visitors and members who were never administrators here', async () => {
  const { auth, adminVerifyToken } = setup();
  await auth.checkSession();
  expect(auth.state.user).toEqual(asha);
  expect(adminVerifyToken).not.toHaveBeenCalled();
  expect(administratorOf(auth).isSignedIn).toBe(false);
});

it('finds an administrator again after a reload, without changing who is signed in', async () => {
  setup().auth.setSession(signedIn(asha, true));
  expect(stored()).toBe('1');
  const { auth } = setup();
  await auth.checkSession();
  await expect.poll(() => administratorOf(auth).isSignedIn).toBe(true);
  expect(auth.state.isAdmin).toBe(false);
});

it('forgets it when the backend says that there is none, or the session has ended', async () => {
  localStorage.setItem('administrator', '1');
  const { auth } = setup(() => aFailure(403).then((cause) => Promise.reject(cause)));
  await auth.checkSession();
  await expect.poll(() => stored()).toBeNull();
  expect(administratorOf(auth).isSignedIn).toBe(false);
  auth.setSession(signedIn(asha, true));
  expect([administratorOf(auth).isSignedIn, stored()]).toEqual([true, '1']);
  auth.setSession(signedOut());
  expect([administratorOf(auth).isSignedIn, stored()]).toEqual([false, null]);
});

it('keeps the hint when there is no answer', async () => {
  localStorage.setItem('administrator', '1');
  const { auth, adminVerifyToken } = setup(() => Promise.reject(new TypeError('Failed to fetch')));
  await auth.checkSession();
  await expect.poll(() => adminVerifyToken).toHaveBeenCalled();
  expect(stored()).toBe('1');
});
