import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { apiBase } from '#contract/page-path.ts';
import { defaultTimeouts, type Timeouts } from '#server/http/listener/timeouts.ts';
import { openBackend, origin, type Backend } from '#server/http/testing/backend.ts';
import { formOf, packageForm, pictureFile } from '#server/http/testing/form-samples.ts';
import { createSaveDeadline } from './save-limits.ts';

const megabyte = 1024 * 1024;

let backend: Backend;
beforeEach(async () => {
  // Room for one save of the catalogue, which reserves 54 MB when it does not say its length.
  const storageLimits = { quota: 1024 * megabyte, reserve: 0, spool: 60 * megabyte };
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
const listPackages = async () => (await (await backend.fetch(apiBase + '/tours/getAllPackage')).json()).tours;

describe('the profiles of members', () => {
  it('that are being received leave administrators their space', async () => {
    const forms = Array.from({ length: 8 }, () => createUnfinishedForm('profilePic'));
    const saves = await Promise.all(
      forms.map(async ({ init }) => {
        const headers = await backend.as('member');
        return { answer: send('PATCH', '/auth/me', init(headers)) };
      }),
    );
    await expect.poll(() => backend.files()).toHaveLength(8);
    expect((await createPackage(await backend.as('admin'))).status).toBe(201);
    for (const { end } of forms) await end();
    const answers = await Promise.all(saves.map(({ answer }) => answer));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 400));
  });

  it('are saved two at once for each person, also without a picture', async () => {
    const [one, other] = [await backend.as('member'), await backend.as('member')];
    const forms = [createUnfinishedForm('profilePic'), createUnfinishedForm('profilePic')];
    const saves = forms.map(({ init }) => send('PATCH', '/auth/me', init(one)));
    await expect.poll(() => backend.files()).toHaveLength(2);
    const third = await saveName(one);
    expect(third.status).toBe(429);
    expect(third.headers.get('retry-after')).toBe('60');
    expect((await third.json()).message).toBe(
      'Your profile is being saved already. Please try again in a minute.',
    );
    expect((await saveName(other)).status).toBe(200);
    for (const { end } of forms) await end();
    await Promise.all(saves);
    expect((await saveName(one)).status).toBe(200);
  });

  it('have 60 seconds, and a text in them has 16 kB', async () => {
    expect(defaultTimeouts.portraitSave).toBe(60_000);
    expect((await saveName(await backend.as('member'), 'x'.repeat(17 * 1024))).status).toBe(413);
  });
});

describe('a save that takes longer than its time', () => {
  it('is refused while its form is received', async () => {
    const { init, end } = createUnfinishedForm('images');
    const sent = init(await backend.as('admin'));
    const answer = await send('POST', '/tours/create-package', sent, { catalogueSave: 60 });
    expect(answer.status).toBe(408);
    expect((await answer.json()).message).toBe(
      'Saving took longer than a minute, so nothing was saved. Please try again, with fewer or smaller pictures.',
    );
    expect(await backend.files()).toEqual([]);
    // Not awaited: the form is not read to its end, and not at all where the time was over before.
    void end();
  });

  it('is refused when its pictures were made too late, and stores neither rows nor files', async () => {
    const { processPicture } = backend.deps;
    const slow = await openBackend(
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
    await backend.close();
    backend = slow;
    const answer = await createPackage(await backend.as('admin'), { catalogueSave: 20 });
    expect(answer.status).toBe(408);
    expect(await listPackages()).toEqual([]);
    expect(await backend.files()).toEqual([]);
  });
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
