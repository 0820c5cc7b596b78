import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createHttp } from './http.ts';

const answering = (body: unknown, status = 200) =>
  vi.fn<typeof fetch>(() => Promise.resolve(Response.json(body, { status })));

/** A backend that accepts the call and never answers. */
const hanging = () =>
  vi.fn<typeof fetch>(
    (_, init) =>
      new Promise((_resolve, reject) => {
        const end = () => reject(new Error('aborted'));
        if (init?.signal?.aborted) end();
        init?.signal?.addEventListener('abort', end);
      }),
  );

const sent = (fetch: ReturnType<typeof answering>, call = 0) => {
  const [address, init] = fetch.mock.calls[call] ?? [];
  return { address: typeof address === 'string' ? address : '', ...init };
};

describe('a call', () => {
  it('goes below /api of its host', async () => {
    const fetch = answering({ tours: [] });
    await createHttp('https://api.example', fetch).get('/tours/getAllPackage');
    expect(sent(fetch).address).toBe('https://api.example/api/tours/getAllPackage');
  });

  it('encodes the query', async () => {
    const fetch = answering({});
    await createHttp('', fetch).get('/admin/home-order', { query: { category: 'a&b=c' } });
    const { searchParams } = new URL(sent(fetch).address, 'https://site.example');
    expect([...searchParams]).toEqual([['category', 'a&b=c']]);
  });

  it('sends cookies only where the call requires them', async () => {
    const fetch = answering({});
    const http = createHttp('', fetch);
    await http.get('/auth/me', { credentials: true });
    await http.get('/tours/getAllPackage');
    await http.send('DELETE', '/tours/delete-package/7');
    await http.send('POST', '/auth/send-otp', { credentials: 'same-origin' });
    expect([0, 1, 2, 3].map((index) => sent(fetch, index).credentials)).toEqual([
      'include',
      'omit',
      'omit',
      'same-origin',
    ]);
  });

  it.each(['GET', 'POST'] as const)('is sent once, even when a %s fails', async (method) => {
    const fetch = answering({ message: 'Out of order' }, 503);
    const http = createHttp('', fetch);
    const call = method === 'GET' ? http.get('/admin/home-order') : http.send(method, '/admin/home-order');
    await expect(call).rejects.toMatchObject({ status: 503 });
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it("fails on an answer that is no JSON, such as a proxy's page", async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(new Response('<!doctype html>')));
    await expect(createHttp('', fetch).get('/admin/home-order')).rejects.toBeInstanceOf(SyntaxError);
  });

  it.each([
    ['204', null, 204],
    ['an empty body', '', 200],
    ['plain text', 'Deleted', 200],
  ])('that writes has succeeded when the answer is %s', async (_, body, status) => {
    const fetch = () => Promise.resolve(new Response(body, { status }));
    const http = createHttp('', fetch);
    await expect(http.send('DELETE', '/admin/home-order')).resolves.toBeUndefined();
    const transport = { fetch, signal: new AbortController().signal };
    await expect(http.send('POST', '/admin/home-order', { transport })).resolves.toBeUndefined();
  });

  it.each(['', 'Please sign in'])('keeps the status of a refusal with the body %j', async (body) => {
    const http = createHttp('', () => Promise.resolve(new Response(body, { status: 401 })));
    await expect(http.get('/auth/me')).rejects.toMatchObject({ name: 'FetchError', status: 401 });
    await expect(http.send('POST', '/admin/home-order')).rejects.toMatchObject({
      name: 'FetchError',
      status: 401,
    });
  });
});

describe('time', () => {
  beforeEach(() => vi.useFakeTimers());

  it.each([
    ['without a signal', {}],
    ['with a signal', { signal: new AbortController().signal }],
  ])('limits a read %s to ten seconds', async (_, options) => {
    const outcome = createHttp('', hanging())
      .get('/admin/home-order', options)
      .then(
        () => 'answered',
        () => 'given up',
      );
    await vi.advanceTimersByTimeAsync(9_999);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    await expect(outcome).resolves.toBe('given up');
  });

  it('gives a call with pictures two minutes', async () => {
    const settled = vi.fn<() => void>();
    createHttp('', hanging())
      .send('POST', '/tours/create-package', { body: new FormData() })
      .then(settled, settled);
    await vi.advanceTimersByTimeAsync(119_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledTimes(1);
  });

  it("aborts a read at once by its caller's signal", async () => {
    const caller = new AbortController();
    const outcome = createHttp('', hanging())
      .get('/admin/home-order', { signal: caller.signal })
      .catch(() => 'given up');
    caller.abort();
    await expect(outcome).resolves.toBe('given up');
    expect(vi.getTimerCount()).toBe(0);
  });
});

it('resolves a backend’s own pictures against its host and does not change others', () => {
  const http = createHttp('https://api.example', answering({}));
  expect(http.pictureAddress('/pictures/a')).toBe('https://api.example/pictures/a');
  expect(http.pictureAddress('https://cdn.example/a.jpg')).toBe('https://cdn.example/a.jpg');
});
