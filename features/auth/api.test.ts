import { describe, expect, it, vi } from 'vitest';
import { createHttp } from '#features/shared/create-http.ts';
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

describe('the session calls', () => {
  it('send the cookie', async () => {
    const { api, fetch } = createApiAnswering({ user: null });
    await api.me();
    expect(fetch).toHaveBeenCalledWith(
      'https://api.example/api/auth/me',
      expect.objectContaining({ credentials: 'include' }),
    );
  });

  it('read the signed-in user, or null', async () => {
    await expect(createApiAnswering({ user: asha }).api.me()).resolves.toEqual(asha);
    await expect(createApiAnswering({ user: null }).api.me()).resolves.toBeNull();
    await expect(createApiAnswering({}).api.me()).resolves.toBeNull();
  });

  it('leave out a picture that must not be rendered', async () => {
    const { api } = createApiAnswering({ user: { ...asha, profilePic: 'javascript:alert(1)' } });
    await expect(api.me()).resolves.toMatchObject({ profilePic: '' });
  });

  it('put a picture of the backend on its host', async () => {
    const { api } = createApiAnswering({ user: { ...asha, profilePic: '/pictures/a' }, isAdmin: true });
    await expect(api.me()).resolves.toMatchObject({ profilePic: 'https://api.example/pictures/a' });
    await expect(api.adminVerifyToken()).resolves.toMatchObject({
      user: { profilePic: 'https://api.example/pictures/a' },
    });
  });

  it('take a missing or odd admin flag as not admin', async () => {
    for (const isAdmin of [undefined, 'true', 1])
      await expect(createApiAnswering({ user: asha, isAdmin }).api.adminVerifyToken()).resolves.toMatchObject(
        {
          isAdmin: false,
        },
      );
    await expect(
      createApiAnswering({ user: asha, isAdmin: true }).api.adminVerifyToken(),
    ).resolves.toMatchObject({
      isAdmin: true,
    });
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

  it('reject an answer that is no answer of the call', async () => {
    await expect(createApiAnswering('<html>').api.me()).rejects.toThrow('The answer cannot be read');
    await expect(createApiAnswering({ isAdmin: true }).api.adminVerifyToken()).rejects.toThrow(
      'The answer cannot be read',
    );
  });
});
