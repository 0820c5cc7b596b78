import { describe, expect, it, vi } from 'vitest';
import { createHttp } from '#features/shared/http.ts';
import { createAuthApi, type AuthApi } from './api.ts';

const asha = {
  _id: '7',
  name: 'Asha Rao',
  email: 'asha@example.com',
  profilePic: 'https://pics.example/a.jpg',
};

function createApiAnswering(body: unknown) {
  const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(Response.json(body)));
  return { api: createAuthApi(createHttp('https://api.example', fetch)), fetch };
}

/** Answers by method and path; a call without one gets an empty object. */
const createApiWith = (answers: Readonly<Record<string, () => Response>>) => {
  const made: string[] = [];
  const fetch = vi.fn<typeof globalThis.fetch>((address, init) => {
    const call = `${init?.method ?? 'GET'} ${typeof address === 'string' ? new URL(address).pathname : ''}`;
    made.push(call);
    return Promise.resolve(answers[call]?.() ?? Response.json({}));
  });
  return { api: createAuthApi(createHttp('https://api.example', fetch)), made };
};

describe('the session calls', () => {
  it('send the cookie, and read the signed-in user with a picture on the host of the backend, or null', async () => {
    const { api, fetch } = createApiAnswering({ user: { ...asha, profilePic: '/pictures/a' } });
    const user = { ...asha, profilePic: 'https://api.example/pictures/a' };
    await expect(api.me()).resolves.toEqual({ user, features: [] });
    expect(fetch).toHaveBeenCalledWith(
      'https://api.example/api/auth/me',
      expect.objectContaining({ credentials: 'include' }),
    );
    await expect(createApiAnswering({ user: asha, features: ['profile'] }).api.me()).resolves.toEqual({
      user: asha,
      features: ['profile'],
    });
    for (const answer of [{ user: null }, {}])
      await expect(createApiAnswering(answer).api.me()).resolves.toMatchObject({ user: null });
  });

  it('leave out a picture that must not be rendered', async () => {
    const { api } = createApiAnswering({ user: { ...asha, profilePic: 'javascript:alert(1)' } });
    await expect(api.me()).resolves.toMatchObject({ user: { profilePic: '' } });
  });

  it('take a missing or odd admin flag as not admin', async () => {
    for (const isAdmin of [undefined, 'true', 1]) {
      const { api } = createApiAnswering({ user: asha, isAdmin });
      await expect(api.adminVerifyToken()).resolves.toMatchObject({ isAdmin: false });
    }
  });

  it.each([
    [
      ['trash', 7, null, 'later'],
      ['trash', 'later'],
    ],
    [undefined, []],
    [null, []],
    [{ status: true }, []],
  ])('read the features %j as %j', async (features, expected) => {
    const { api } = createApiAnswering({ user: asha, isAdmin: true, features });
    await expect(api.adminVerifyToken()).resolves.toEqual({ user: asha, isAdmin: true, features: expected });
  });

  describe('sign out a person who is no administrator', () => {
    const verify = 'GET /api/auth/adminVerifyToken';
    const logout = 'POST /api/auth/logout';
    const answer = (status: number, body: unknown = {}) => ({
      [verify]: () => Response.json(body, { status }),
    });

    it.each([
      ['who is refused', answer(403), [verify, logout]],
      ['whose answer has no admin flag', answer(200, { user: asha }), [verify, logout]],
      ['but not an administrator', answer(200, { user: asha, isAdmin: true }), [verify]],
      ['but not when nobody is signed in', answer(401), [verify]],
      ['but not when the server fails', answer(503), [verify]],
    ])('%s', async (_, answers, calls) => {
      const { api, made } = createApiWith(answers);
      await api.adminVerifyToken({ signsOutOthers: true }).catch(() => undefined);
      expect(made).toEqual(calls);
    });

    it('only where the admin area is opened', async () => {
      const { api, made } = createApiWith(answer(403));
      await expect(api.adminVerifyToken()).rejects.toMatchObject({ status: 403 });
      expect(made).toEqual([verify]);
    });

    it('and only log a logout that fails', async () => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
      const { api } = createApiWith({ ...answer(403), [logout]: () => Response.json({}, { status: 500 }) });
      await expect(api.adminVerifyToken({ signsOutOthers: true })).rejects.toMatchObject({ status: 403 });
      expect(warn).toHaveBeenCalledWith('Logout failed', expect.anything());
      warn.mockRestore();
    });
  });

  it('reject an answer that is no answer of the call', async () => {
    await expect(createApiAnswering('<html>').api.me()).rejects.toThrow('The answer cannot be read');
    await expect(createApiAnswering({ isAdmin: true }).api.adminVerifyToken()).rejects.toThrow(
      'The answer cannot be read',
    );
  });
});

const password = { email: 'a@b.example', password: 'p' };
const stored = { ...asha, profilePic: '/pictures/a' };
const asAdmin = { user: stored, isAdmin: true, token: 't' };
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
  return { api: createAuthApi(http), getRequest };
}

type Call = (api: AuthApi) => Promise<unknown>;
const otp = { email: 'a', otp: '123456' };

// The cookie goes with sign-ins, so that the session is kept.
it.each<[path: string, Call, body: unknown, answer: object, result: object]>([
  ['login', (api) => api.login(password), password, asAdmin, { ...asAdmin, user: resolvedAsha }],
  ['login', (api) => api.login(password), password, { user: stored }, asMember],
  ['google-login', (api) => api.googleLogin('id'), { idToken: 'id' }, { user: stored }, resolvedAsha],
  ['verify-otp', (api) => api.verifyOtp(otp), otp, { user: stored }, resolvedAsha],
])('%s sends the cookie and reads the user', async (path, call, body, answer, result) => {
  const { api, getRequest } = setupAnswer(answer);
  await expect(call(api)).resolves.toEqual(result);
  expect(getRequest()).toEqual(['POST', `https://api.example/api/auth/${path}`, 'include', body]);
});

it.each<[path: string, credentials: string, Call, body?: object]>([
  ['send-otp', 'same-origin', (api) => api.sendOtp('a'), { email: 'a' }],
  ['forgot-password', 'same-origin', (api) => api.forgotPassword('a'), { email: 'a' }],
  ['reset-password', 'same-origin', (api) => api.resetPassword(reset), reset],
  ['logout', 'include', (api) => api.logout()],
  ['adminLogout', 'include', (api) => api.adminLogout()],
])('%s reads the message, with the cookie as %s', async (path, credentials, call, body) => {
  const { api, getRequest } = setupAnswer({ message: 'On its way' });
  await expect(call(api)).resolves.toBe('On its way');
  expect(getRequest()).toEqual(['POST', `https://api.example/api/auth/${path}`, credentials, body]);
});

it('rejects an answer without a user', async () => {
  for (const body of [{}, { user: null }, '<html>']) {
    const { api } = setupAnswer(body);
    await expect(api.googleLogin('id')).rejects.toThrow('The answer cannot be read');
    await expect(api.login(password)).rejects.toThrow('The answer cannot be read');
  }
});

it.each([null, '', 'Done', '[]', '{"message":5}'])(
  'treats a success with the answer %j as a success',
  async (body) => {
    const http = createHttp('', () =>
      Promise.resolve(new Response(body, { status: body === null ? 204 : 200 })),
    );
    const api = createAuthApi(http);
    for (const call of [
      api.logout(),
      api.adminLogout(),
      api.sendOtp('a'),
      api.forgotPassword('a'),
      api.resetPassword(reset),
    ])
      await expect(call).resolves.toBe('');
    await expect(api.saveProfile(new FormData())).resolves.toEqual({ user: null, message: '' });
  },
);

it('sends a profile as a form and reads the changed user', async () => {
  const { api, getRequest } = setupAnswer({ message: 'Saved', user: stored });
  const form = new FormData();
  await expect(api.saveProfile(form)).resolves.toEqual({ user: resolvedAsha, message: 'Saved' });
  expect(getRequest()).toEqual(['PATCH', 'https://api.example/api/auth/me', 'include', form]);
});
