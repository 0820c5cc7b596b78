import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiBase } from '#contract/api-base.ts';
import * as calls from '#contract/calls.ts';
import { openBackend, origin, type Backend } from './testing/backend.ts';

const path = (call: string) => apiBase + call;

let backend: Backend;
beforeAll(async () => {
  backend = await openBackend();
});
afterAll(() => backend.close());

describe('every answer', () => {
  it.each(['/', '/robots.txt', path(calls.allPackages), path(calls.me), '/api/nothing', '/nothing.txt'])(
    'to %s carries the security headers',
    async (address) => {
      const { headers } = await backend.fetch(address);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('strict-transport-security')).toBeNull();
    },
  );

  it('to a page allows no inline code, and allows the sign-in popup', async () => {
    const { headers } = await backend.fetch('/about');
    expect(headers.get('content-security-policy')).toContain("script-src 'self';");
    expect(headers.get('content-security-policy')).toContain("style-src 'self';");
    expect(headers.get('content-security-policy')).not.toContain('unsafe');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
    expect(headers.get('permissions-policy')).toContain('camera=()');
  });

  it.each([calls.me, calls.adminVerifyToken])('to %s is not cached', async (call) => {
    const { headers } = await backend.fetch(path(call));
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-type')).toMatch(/^application\/json(?:; ?charset=utf-8)?$/i);
  });
});

describe('an address', () => {
  it.each([
    '/api',
    '/api/',
    '/api/nothing',
    '/api/tours',
    '/API/tours/getAllPackage',
    '/api/tours/getallpackage',
    '//api/auth/me',
  ])('that is no call is 404 as JSON: %s', async (address) => {
    const answer = await backend.fetch(address);
    expect(answer.status).toBe(404);
    const body = await answer.json();
    expect(body.error).toBe(body.message);
  });

  it('is guarded however it is spelled', async () => {
    const spelled = path(calls.adminVerifyToken).replace('api', '%61pi');
    expect((await backend.fetch(spelled)).status).toBe(401);
    expect((await backend.fetch(spelled)).headers.get('cache-control')).toBe('no-store');
  });

  it.each([
    '/',
    '/about',
    '/packages/all%20packages',
    '/packages/detail/x',
    '/packages/__proto__',
    '/packages/%E0%A4%A',
    '/admin',
    '/index.html',
  ])('that is a page answers the site: %s', async (address) => {
    const answer = await backend.fetch(address);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    const again = await backend.fetch(address, {
      headers: { 'if-none-match': answer.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
  });

  it.each([
    '/nothing.txt',
    '/assets/nothing',
    '/assets/nothing.js',
    '/banyan.db',
    '/.env',
    '/..%2fbanyan.db',
    '/assets/..%2f..%2fbanyan.db',
    '/..%5cbanyan.db',
    '/%2e%2e%2fbanyan.db',
    '/x%00',
    '/pictures/../banyan.db',
  ])('that is no file of the site is 404: %s', async (address) => {
    expect((await backend.fetch(address)).status).toBe(404);
  });

  it.each([
    ['POST', path(calls.allPackages), 'GET, HEAD'],
    ['GET', path(calls.login), 'POST'],
    ['PUT', path(calls.createPackage), 'POST'],
    ['DELETE', '/', 'GET, HEAD'],
    ['POST', '/robots.txt', 'GET, HEAD'],
  ])('refuses the wrong method: %s %s', async (method, address, allowed) => {
    const answer = await backend.fetch(address, { method, headers: { origin } });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe(allowed);
    expect(await answer.json()).toHaveProperty('error');
  });
});

describe('other origins', () => {
  const allowedOrigin = 'https://site.example';
  let open: Backend;
  beforeAll(async () => {
    open = await openBackend({ allowedOrigins: [allowedOrigin] });
  });
  afterAll(() => open.close());

  it('may call with credentials when they are allowed', async () => {
    const { headers } = await open.fetch(path(calls.allPackages), { headers: { origin: allowedOrigin } });
    expect(headers.get('access-control-allow-origin')).toBe(allowedOrigin);
    expect(headers.get('access-control-allow-credentials')).toBe('true');
    expect(headers.get('vary')).toBe('Accept-Encoding, Origin');
  });

  it('may send a preflight request', async () => {
    const answer = await open.fetch(path(calls.createPackage), {
      method: 'OPTIONS',
      headers: { origin: allowedOrigin, 'access-control-request-method': 'POST' },
    });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-methods')).toContain('POST');
    expect(answer.headers.get('access-control-allow-origin')).toBe(allowedOrigin);
  });

  it('may write when they are allowed', async () => {
    const answer = await open.fetch(path(calls.logout), {
      method: 'POST',
      headers: { origin: allowedOrigin },
    });
    expect(answer.status).toBe(200);
  });

  it('may read the answer to a refused request', async () => {
    const answer = await open.fetch('/api/nothing', { headers: { origin: allowedOrigin } });
    expect(answer.status).toBe(404);
    expect(answer.headers.get('access-control-allow-origin')).toBe(allowedOrigin);
  });

  it.each(['https://evil.example', 'null', 'https://site.example.evil.example'])(
    'get no CORS headers otherwise: %s',
    async (foreign) => {
      const { headers } = await open.fetch(path(calls.allPackages), { headers: { origin: foreign } });
      expect(headers.get('access-control-allow-origin')).toBeNull();
      expect(headers.get('vary')).toContain('Origin');
      const response = await open.fetch(path(calls.createPackage), {
        method: 'OPTIONS',
        headers: { origin: foreign },
      });
      expect(response.status).toBe(405);
    },
  );
});

describe('health', () => {
  it('is ok while the database answers, and refused while stopping', async () => {
    const own = await openBackend();
    const answer = await own.fetch(path(calls.health));
    expect(await answer.json()).toEqual({ status: 'ok', version: '1.2.3' });
    await own.fetch(path(calls.allPackages));
    own.server.refuseRequests();
    for (const address of [path(calls.health), path(calls.allPackages), '/'])
      expect((await own.fetch(address)).status).toBe(503);
    expect(own.server.selectCached(path(calls.allPackages), ['identity'])).toBeUndefined();
    await own.close();
  });

  it('is a neutral error while the database is not available', async () => {
    const own = await openBackend();
    await own.database.close();
    const answer = await own.fetch(path(calls.health));
    expect(answer.status).toBe(500);
    expect(await answer.json()).toEqual({
      message: 'Something went wrong. Please try again.',
      error: 'Something went wrong. Please try again.',
    });
    await own.close();
  });
});
