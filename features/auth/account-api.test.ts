import { describe, expect, it, vi } from 'vitest';
import { createHttp } from '#features/shared/create-http.ts';
import { createAccountApi } from './account-api.ts';
import { createProfileApi } from './profile/profile-api.ts';

const asha = { _id: '7', name: 'Asha Rao', email: 'asha@example.com', profilePic: '/pictures/a' };
const resolvedAsha = { ...asha, profilePic: 'https://api.example/pictures/a' };

function setupAnswer(body: unknown) {
  const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(Response.json(body)));
  const http = createHttp('https://api.example', fetch);
  const getRequest = () => {
    const [address, { method, credentials, body: requestBody } = {}] = fetch.mock.calls[0] ?? [];
    return [
      method,
      address,
      credentials,
      typeof requestBody === 'string' ? JSON.parse(requestBody) : requestBody,
    ];
  };
  return { account: createAccountApi(http), profile: createProfileApi(http), getRequest };
}

describe('signing in', () => {
  it('by password sends both fields with cookies and reads user, admin flag and token', async () => {
    const { account, getRequest } = setupAnswer({ user: asha, isAdmin: true, token: 't' });
    await expect(account.login({ email: 'a@b.example', password: 'p' })).resolves.toEqual({
      user: resolvedAsha,
      isAdmin: true,
      token: 't',
    });
    expect(getRequest()).toEqual([
      'POST',
      'https://api.example/api/auth/login',
      'include',
      { email: 'a@b.example', password: 'p' },
    ]);
  });

  it('by password takes a missing flag as not admin and a missing token as none', async () => {
    const { account } = setupAnswer({ user: asha });
    await expect(account.login({ email: 'a', password: 'p' })).resolves.toMatchObject({
      isAdmin: false,
      token: null,
    });
  });

  it('with Google and with a code sends cookies too, so that the session is kept', async () => {
    const googleSetup = setupAnswer({ user: asha });
    await expect(googleSetup.account.googleLogin('id')).resolves.toEqual(resolvedAsha);
    expect(googleSetup.getRequest()).toEqual([
      'POST',
      'https://api.example/api/auth/google-login',
      'include',
      { idToken: 'id' },
    ]);
    const code = setupAnswer({ user: asha });
    await expect(code.account.verifyOtp({ email: 'a', otp: '123456' })).resolves.toEqual(resolvedAsha);
    expect(code.getRequest()).toEqual([
      'POST',
      'https://api.example/api/auth/verify-otp',
      'include',
      { email: 'a', otp: '123456' },
    ]);
  });

  it('rejects an answer without a user', async () => {
    for (const body of [{}, { user: null }, '<html>']) {
      const { account } = setupAnswer(body);
      await expect(account.googleLogin('id')).rejects.toThrow('The answer cannot be read');
      await expect(account.login({ email: 'a', password: 'p' })).rejects.toThrow('The answer cannot be read');
    }
  });
});

it.each([
  ['sendOtp', '/auth/send-otp', { email: 'a' }],
  ['forgotPassword', '/auth/forgot-password', { email: 'a' }],
] as const)('%s sends the e-mail and reads the message', async (call, path, body) => {
  const { account, getRequest } = setupAnswer({ message: 'On its way' });
  await expect(account[call]('a')).resolves.toBe('On its way');
  expect(getRequest()).toEqual(['POST', `https://api.example/api${path}`, 'same-origin', body]);
});

it('resets a password with the token of the mail', async () => {
  const { account, getRequest } = setupAnswer({});
  const fields = { email: 'a', token: 't', newPassword: 'long enough' };
  await expect(account.resetPassword(fields)).resolves.toBe('');
  expect(getRequest()).toEqual([
    'POST',
    'https://api.example/api/auth/reset-password',
    'same-origin',
    fields,
  ]);
});

it.each([
  ['logout', '/auth/logout'],
  ['adminLogout', '/auth/adminLogout'],
] as const)('%s sends nothing but the cookie', async (call, path) => {
  const { account, getRequest } = setupAnswer({ message: 'Logged out' });
  await expect(account[call]()).resolves.toBe('Logged out');
  expect(getRequest()).toEqual(['POST', `https://api.example/api${path}`, 'include', undefined]);
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
  const { profile, getRequest } = setupAnswer({ message: 'Saved', user: asha });
  const form = new FormData();
  await expect(profile.save(form)).resolves.toEqual({ user: resolvedAsha, message: 'Saved' });
  expect(getRequest()).toEqual(['PATCH', 'https://api.example/api/auth/me', 'include', form]);
});
