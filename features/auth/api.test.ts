import { describe, expect, it, vi } from 'vitest';
import { createHttp } from '#features/shared/http.ts';
import { createAuthApi } from './api.ts';

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
