import { expect, it, vi } from 'vitest';
import { createHttp } from '#features/shared/http.ts';
import { createAccountApi, type AccountApi } from './account-api.ts';
import { createProfileApi } from './profile/profile-api.ts';

const asha = { _id: '7', name: 'Asha Rao', email: 'asha@example.com', profilePic: '/pictures/a' };
const password = { email: 'a@b.example', password: 'p' };
const asAdmin = { user: asha, isAdmin: true, token: 't' };
const reset = { email: 'a', token: 't', newPassword: 'long enough' };
const resolvedAsha = { ...asha, profilePic: 'https://api.example/pictures/a' };
const asMember = { user: resolvedAsha, isAdmin: false, token: null };

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

type Call = (account: AccountApi) => Promise<unknown>;
const otp = { email: 'a', otp: '123456' };

// The cookie goes with sign-ins, so that the session is kept.
it.each<[path: string, Call, body: unknown, answer: object, result: object]>([
  ['login', (api) => api.login(password), password, asAdmin, { ...asAdmin, user: resolvedAsha }],
  ['login', (api) => api.login(password), password, { user: asha }, asMember],
  ['google-login', (api) => api.googleLogin('id'), { idToken: 'id' }, { user: asha }, resolvedAsha],
  ['verify-otp', (api) => api.verifyOtp(otp), otp, { user: asha }, resolvedAsha],
])('%s sends the cookie and reads the user', async (path, call, body, answer, result) => {
  const { account, getRequest } = setupAnswer(answer);
  await expect(call(account)).resolves.toEqual(result);
  expect(getRequest()).toEqual(['POST', `https://api.example/api/auth/${path}`, 'include', body]);
});

it.each<[path: string, credentials: string, Call, body?: object]>([
  ['send-otp', 'same-origin', (api) => api.sendOtp('a'), { email: 'a' }],
  ['forgot-password', 'same-origin', (api) => api.forgotPassword('a'), { email: 'a' }],
  ['reset-password', 'same-origin', (api) => api.resetPassword(reset), reset],
  ['logout', 'include', (api) => api.logout()],
  ['adminLogout', 'include', (api) => api.adminLogout()],
])('%s reads the message, with the cookie as %s', async (path, credentials, call, body) => {
  const { account, getRequest } = setupAnswer({ message: 'On its way' });
  await expect(call(account)).resolves.toBe('On its way');
  expect(getRequest()).toEqual(['POST', `https://api.example/api/auth/${path}`, credentials, body]);
});

it('rejects an answer without a user', async () => {
  for (const body of [{}, { user: null }, '<html>']) {
    const { account } = setupAnswer(body);
    await expect(account.googleLogin('id')).rejects.toThrow('The answer cannot be read');
    await expect(account.login(password)).rejects.toThrow('The answer cannot be read');
  }
});

it.each([null, '', 'Done', '[]', '{"message":5}'])(
  'treats a success with the answer %j as a success',
  async (body) => {
    const http = createHttp('', () =>
      Promise.resolve(new Response(body, { status: body === null ? 204 : 200 })),
    );
    const account = createAccountApi(http);
    for (const call of [
      account.logout(),
      account.adminLogout(),
      account.sendOtp('a'),
      account.forgotPassword('a'),
      account.resetPassword(reset),
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
