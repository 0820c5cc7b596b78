import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { apiBase } from '#contract/page-path.ts';
import { defaultTimeouts, type Timeouts } from '#server/http/listener/timeouts.ts';
import { openBackend, origin, type Backend } from '#server/http/testing/backend.ts';
import { formOf, packageForm, pictureFile } from '#server/http/testing/form-samples.ts';
import { createSaveDeadline } from './save-limits.ts';

const megabyte = 1024 * 1024;

let backend: Backend;
beforeEach(async () => {
  // Room for one save of the catalogue, which reserves that of the largest form when it does not say its length.
  const storageLimits = { quota: 1024 * megabyte, reserve: 0, spool: 150 * megabyte };
  backend = await openBackend({ storageLimits });
});
afterEach(() => backend.close());

const send = (
  method: string,
  call: string,
  init: RequestInit,
  timeouts: Partial<Timeouts> = {},
): Promise<Response> =>
  backend.server.fetch(new Request(origin + apiBase + call, { method, ...init }), {
    timeouts: { ...defaultTimeouts, ...timeouts },
  });

/** A form with half a picture, and the function that ends its connection. */
function createUnfinishedForm(field: string) {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const part = `--b\r\ncontent-disposition: form-data; name="${field}"; filename="a.jpg"\r\n\r\nhalf of it`;
  void writer.write(Buffer.from(part)).catch(() => undefined);
  return {
    init: (headers: Record<string, string>): RequestInit => {
      const init = { body: readable, duplex: 'half' };
      return { ...init, headers: { ...headers, 'content-type': 'multipart/form-data; boundary=b' } };
    },
    end: () => writer.close().catch(() => undefined),
  };
}

const createPackage = async (headers: Record<string, string>, timeouts?: Partial<Timeouts>) =>
  send('POST', '/tours/create-package', { headers, body: packageForm({}, [await pictureFile()]) }, timeouts);
const saveName = (headers: Record<string, string>, other = '') =>
  backend.send('PATCH', '/auth/me', formOf({ name: 'Asha Rao', other }), headers);

describe('the profiles of members', () => {
  it('that are being received leave administrators their space, and are two at once for each person', async () => {
    const one = await backend.as('member');
    const others = await Promise.all(Array.from({ length: 7 }, () => backend.as('member')));
    const forms = Array.from({ length: 9 }, () => createUnfinishedForm('profilePic'));
    const saves = [one, one, ...others].map((headers, index) =>
      send('PATCH', '/auth/me', forms[index]?.init(headers) ?? {}),
    );
    await expect.poll(() => backend.files()).toHaveLength(9);
    expect((await createPackage(await backend.as('admin'))).status).toBe(201);
    const third = await saveName(one);
    expect([third.status, third.headers.get('retry-after'), (await third.json()).message]).toEqual([
      429,
      '60',
      'Your profile is being saved already. Please try again in a minute.',
    ]);
    expect((await saveName(await backend.as('member'))).status).toBe(200);
    for (const { end } of forms) await end();
    for (const save of saves) expect((await save).status).toBe(400);
    expect((await saveName(one)).status).toBe(200);
  });

  it('have 60 seconds, and a text in them has 16 kB', async () => {
    expect(defaultTimeouts.portraitSave).toBe(60_000);
    expect((await saveName(await backend.as('member'), 'x'.repeat(17 * 1024))).status).toBe(413);
  });
});

it('a form that is still being received is answered 503 when saves are cancelled', async () => {
  const { init } = createUnfinishedForm('images');
  const saving = send('POST', '/tours/create-package', init(await backend.as('admin')));
  await expect.poll(() => backend.files()).toEqual(['0']);
  backend.server.cancelSaves();
  expect((await saving).status).toBe(503);
  expect(await backend.files()).toEqual([]);
});

it('a save whose pictures were made too late is refused, and stores neither rows nor files', async () => {
  const { processPicture } = backend.deps;
  await backend.close();
  backend = await openBackend(
    {},
    {
      processPicture: async (...picture) => {
        const ready = await processPicture(...picture);
        // The time of the save, on the same clock.
        await new Promise((resolve) => setTimeout(resolve, 30));
        return ready;
      },
    },
  );
  expect((await createPackage(await backend.as('admin'), { catalogueSave: 20 })).status).toBe(408);
  expect((await backend.ask('GET', '/tours/getAllPackage')).body).toEqual({ tours: [] });
  expect(await backend.files()).toEqual([]);
});

it('lets any number of saves wait for the same cancellation, without a warning', async () => {
  const onWarning = vi.fn<(warning: Error) => void>();
  process.on('warning', onWarning);
  onTestFinished(() => void process.off('warning', onWarning));
  const cancellation = new AbortController();
  const deadlines = Array.from({ length: 20 }, () => createSaveDeadline(60_000, cancellation.signal));
  await new Promise(setImmediate);
  expect(onWarning).not.toHaveBeenCalled();
  cancellation.abort();
  expect(deadlines.every(({ signal }) => signal.aborted)).toBe(true);
  for (const { clear } of deadlines) clear();
});
