import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiBase } from '#contract/api-base.ts';
import * as calls from '#contract/calls.ts';
import type { Package } from '#contract/package.ts';
import { adminRequired } from '#contract/user.ts';
import { openBackend, type Backend } from './testing/backend.ts';

const path = (call: string) => apiBase + call;

let backend: Backend;
let admin: { cookie: string; origin: string };
beforeAll(async () => {
  backend = await openBackend();
  admin = await backend.as('admin');
});
afterAll(() => backend.close());

const listed = async (): Promise<Package[]> =>
  (await (await backend.fetch(path(calls.allPackages))).json()).tours;

/** A body whose reading would be noticed. */
const watched = () => {
  const reads: string[] = [];
  const body = new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        reads.push('read');
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  return { reads, init: { body, duplex: 'half' } as RequestInit };
};

describe.each([
  ['POST', calls.createPackage],
  ['PATCH', calls.editPackage('nothing')],
  ['DELETE', calls.deletePackage('nothing')],
  ['POST', calls.createDestination],
  ['PATCH', calls.editDestination('nothing')],
  ['DELETE', calls.deleteDestination('nothing')],
])('%s %s', (method, call) => {
  it('is refused to visitors before the body is read', async () => {
    const { reads, init } = watched();
    const answer = await backend.write(method, path(call), init);
    expect(answer.status).toBe(401);
    expect(reads).toEqual([]);
  });

  it('is refused to members, whatever the id', async () => {
    const { reads, init } = watched();
    const answer = await backend.write(method, path(call), { ...init, headers: await backend.as('member') });
    expect(answer.status).toBe(403);
    expect(await answer.json()).toEqual({ message: adminRequired, error: adminRequired });
    expect(reads).toEqual([]);
  });

  it('is refused when another site sends it', async () => {
    const { reads, init } = watched();
    const answer = await backend.fetch(path(call), {
      ...init,
      method,
      headers: { cookie: admin.cookie, origin: 'https://evil.example' },
    });
    expect(answer.status).toBe(403);
    expect(reads).toEqual([]);
  });

  it('is refused to other spellings and method overrides of visitors', async () => {
    const before = (await listed()).length;
    for (const spelling of [
      path(call).toUpperCase(),
      `/${path(call)}`,
      path(call).replace('tours', '%74ours'),
    ]) {
      const answer = await backend.write(method, spelling);
      expect([401, 404, 405]).toContain(answer.status);
    }
    const overridden = await backend.fetch(path(call), { headers: { 'x-http-method-override': method } });
    expect(overridden.status).toBe(405);
    expect((await listed()).length).toBe(before);
  });
});
