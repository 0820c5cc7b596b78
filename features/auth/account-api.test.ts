import { describe, expect, it, vi } from 'vitest';
import { createHttp } from '#features/shared/create-http.ts';
import { createAccountApi } from './account-api.ts';
import { createProfileApi } from './profile/profile-api.ts';

const asha = { _id: '7', name: 'Asha Rao', email: 'asha@example.com', profilePic: '/pictures/a' };
const shown = { ...asha, profilePic: 'https://api.example/pictures/a' };

function backend(body: unknown) {
  const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(Response.json(body)));
  const http = createHttp('https://api.example', fetch);
  const sent = () => {
    const [address, { method, credentials, body: given } = {}] = fetch.mock.calls[0] ?? [];
    return [method, address, credentials, typeof given === 'string' ? JSON.parse(given) : given];
  };
  return { account: createAccountApi(http), profile: createProfileApi(http), sent };
}

describe('signing in', () => {
  it('by password sends both fields with cookies and reads user, admin flag and token', async () => {
    const { account, sent } = backend({ user: asha, isAdmin: true, token: 't' });
    await expect(account.login({ email: 'a@b.example', password: 'p' })).resolves.toEqual({
      user: shown,
      isAdmin: true,
      token: 't',
    });
    expect(sent()).toEqual([
      'POST',
      'https://api.example/api/auth/login',
      'include',
      { email: 'a@b.example', password: 'p' },
    ]);
  });

  it('by password takes a missing flag as not admin and a missing token as none', async () => {
    const { account } = backend({ user: asha });
    await expect(account.login({ email: 'a', password: 'p' })).resolves.toMatchObject({
      isAdmin: false,
      token: null,
    });
  });

  it('with Google and with a code sends cookies too, so that the session is kept', async () => {
    const google = backend({ user: asha });
    await expect(google.account.googleLogin('id')).resolves.toEqual(shown);
    expect(google.sent()).toEqual([
      'POST',
      'https://api.example/api/auth/google-login',
      'include',
      { idToken: 'id' },
    ]);
    const code = backend({ user: asha });
    await expect(code.account.verifyOtp({ email: 'a', otp: '123456' })).resolves.toEqual(shown);
    expect(code.sent()).toEqual([
      'POST',
      'https://api.example/api/auth/verify-otp',
      'include',
      { email: 'a', otp: '123456' },
    ]);
  });

  it('rejects an answer without a user', async () => {
    for (const body of [{}, { user: null }, '<html>']) {
      const { account } = backend(body);
      await expect(account.googleLogin('id')).rejects.toThrow('The answer cannot be read');
      await expect(account.login({ email: 'a', password: 'p' })).rejects.toThrow('The answer cannot be read');
    }
  });
});

it.each([
  ['sendOtp', '/auth/send-otp', { email: 'a' }],
  ['forgotPassword', '/auth/forgot-password', { email: 'a' }],
] as const)('%s sends the e-mail and reads the message', async (call, path, body) => {
  const { account, sent } = backend({ message: 'On its way' });
  await expect(account[call]('a')).resolves.toBe('On its way');
  expect(sent()).toEqual(['POST', `https://api.example/api${path}`, 'omit', body]);
});

it('resets a password with the token of the mail', async () => {
  const { account, sent } = backend({});
  const fields = { email: 'a', token: 't', newPassword: 'long enough' };
  await expect(account.resetPassword(fields)).resolves.toBe('');
  expect(sent()).toEqual(['POST', 'https://api.example/api/auth/reset-password', 'omit', fields]);
});

it.each([
  ['logout', '/auth/logout'],
  ['adminLogout', '/auth/adminLogout'],
] as const)('%s sends nothing but the cookie', async (call, path) => {
  const { account, sent } = backend({ message: 'Logged out' });
  await expect(account[call]()).resolves.toBe('Logged out');
  expect(sent()).toEqual(['POST', `https://api.example/api${path}`, 'include', undefined]);
});

it.each([null, '', 'Done', '[]', '{"message":5}'])(
  'treats a success with the answer %j as a success',
  async (body) => {
    const http = createHttp('', () =>
      Promise.resolve(new Response(body, { status: body === null ? 204 : 200 })),
    );
    const account = createAccountApi(http);
    const fields = { email: 'a', token: 't', newPassword: 'long enough' };
    for (const call of [
      account.logout(),
      account.adminLogout(),
      account.sendOtp('a'),
      account.forgotPassword('a'),
      account.resetPassword(fields),
    ])
      await expect(call).resolves.toBe('');
    await expect(createProfileApi(http).save(new FormData())).resolves.toEqual({ user: null, message: '' });
  },
);

it('sends a profile as a form and reads the changed user', async () => {
  const { profile, sent } = backend({ message: 'Saved', user: asha });
  const form = new FormData();
  await expect(profile.save(form)).resolves.toEqual({ user: shown, message: 'Saved' });
  expect(sent()).toEqual(['PATCH', 'https://api.example/api/auth/me', 'include', form]);
});
