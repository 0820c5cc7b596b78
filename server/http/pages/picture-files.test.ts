import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { parsePictureAddress, pictureVariant, previewAddress } from '#contract/pictures.ts';
import { temporaryFolder } from '#server/database/testing/temporary-database.ts';
import { createFolderStore } from '#server/pictures/storage/folder-store.ts';
import type { PictureStore } from '#server/pictures/storage/picture-store.ts';
import { pictureFileNames } from '#server/pictures/storage/picture-file-names.ts';
import { createPackage } from '#server/catalogue/testing/catalogue-samples.ts';
import { packageInput, pictureFile } from '#server/http/testing/form-samples.ts';
import { openBackend } from '#server/http/testing/backend.ts';

const backend = await openBackend();
afterAll(backend.close);
const { pictures } = backend.deps;
const address = await backend.picture(await pictureFile());

async function sent(path: string, headers: HeadersInit = {}) {
  const answer = await backend.fetch(path, { headers });
  const { 'content-type': type, 'cache-control': caching } = Object.fromEntries(answer.headers);
  return { status: answer.status, type, caching, bytes: Buffer.from(await answer.arrayBuffer()) };
}
const headersInMemory = (path: string) => backend.server.selectCached(path, ['br', 'identity'])?.headers;

const immutable = 'public, max-age=31536000, immutable';
const brief = 'public, max-age=30';
const trashDay = '2026-01-01';

/** @param left the number of its files that are not in the trash; the JPEG is the first */
async function storeTrashed(color: string, left = 0) {
  const picture = await backend.picture(await pictureFile('new.png', color));
  const metadata = parsePictureAddress(picture);
  if (!metadata) throw new Error(`${picture} is no stored picture`);
  const trashed = pictureFileNames(metadata).slice(left);
  await pictures.moveToTrash(trashed, trashDay);
  return { picture, trashed };
}

describe('a stored picture', () => {
  it('answers as an immutable JPEG, with a policy that sandboxes it when it is opened alone, and is in memory then', async () => {
    const answer = await backend.fetch(address);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': immutable,
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    });
    expect(headersInMemory(address)).toContain('image/jpeg');
  });

  it.each([
    `${address}/320.avif`,
    `${address}/40.svg`,
    `${address}/040.avif`,
    address.toUpperCase(),
    address.replace(/[0-9a-f]{32}/, '0'.repeat(32)),
    '/pictures/..%2f..%2fbanyan.db',
  ])('does not exist under %s', async (other) => {
    expect((await backend.fetch(other)).status).toBe(404);
  });

  it('is the same with Save-Data, as its address is cached as immutable', async () => {
    const wide = pictureVariant(
      await backend.picture(await pictureFile('wide.png', '#663399', 700)),
      700,
      'webp',
    );
    const answer = await sent(wide);
    expect(answer).toMatchObject({ status: 200, type: 'image/webp', caching: immutable });
    expect(await sent(wide, { 'save-data': 'on' })).toEqual(answer);
    expect((await backend.fetch(wide)).headers.get('vary')).toBeNull();
  });
});

describe('a variant that is still to be made', () => {
  it('is answered by the JPEG for half a minute, then by the variant for good, as is the JPEG of messengers', async () => {
    const { picture, trashed } = await storeTrashed('#abcdef', 1);
    const jpeg = await sent(picture);
    const variant = pictureVariant(picture, 40, 'avif');
    expect(jpeg).toMatchObject({ type: 'image/jpeg', caching: immutable });
    expect(await sent(variant)).toEqual({ ...jpeg, caching: brief });
    expect(await sent(previewAddress(picture))).toEqual({ ...jpeg, caching: brief });
    for (const name of trashed) await pictures.restore({ name, day: trashDay });
    expect(headersInMemory(variant)).toContain(brief);
    backend.clock.pass(30_000);
    expect(headersInMemory(variant)).toBeUndefined();
    const made = await sent(variant);
    expect(made).toMatchObject({ type: 'image/avif', caching: immutable });
    expect(made.bytes).not.toEqual(jpeg.bytes);
  });
});

describe('a picture that a server with another database has moved to the trash', () => {
  it('is moved back with all its files when a row names it', async () => {
    const { picture, trashed } = await storeTrashed('#123123');
    await createPackage(backend.database.db, packageInput(), [picture]);
    const answer = { status: 200, type: 'image/avif', caching: immutable };
    expect(await sent(pictureVariant(picture, 40, 'avif'))).toMatchObject(answer);
    expect(await backend.files()).toEqual(expect.arrayContaining(trashed));
  });

  it('stays there without a row, and is looked for once a minute', async () => {
    const { picture, trashed } = await storeTrashed('#321321');
    expect((await sent(picture)).status).toBe(404);
    await createPackage(backend.database.db, packageInput(), [picture]);
    expect((await sent(picture)).status).toBe(404);
    expect(await backend.files()).not.toEqual(expect.arrayContaining(trashed));
    backend.clock.pass(60_000);
    expect((await sent(picture)).status).toBe(200);
  });
});

/** A backend whose bucket answers reads once `answer` is called. */
async function openHangingBucket() {
  const folder = createFolderStore(await temporaryFolder());
  const answering = new AbortController();
  const answered = new Promise((resolve) => answering.signal.addEventListener('abort', resolve));
  let reads = 0;
  const read: PictureStore['read'] = async (name) => {
    reads += 1;
    await answered;
    return folder.read(name);
  };
  const hanging = await openBackend({}, { pictures: { ...folder, isOutside: true, read } });
  onTestFinished(hanging.close);
  const picture = await hanging.picture(await pictureFile());
  return { hanging, picture, answer: () => answering.abort(), reads: () => reads };
}

describe('a bucket', () => {
  it('is asked for no picture without a record, but for any while the database fails', async () => {
    const { hanging, picture, answer, reads } = await openHangingBucket();
    for (const path of [picture, previewAddress(picture), pictureVariant(picture, 40, 'avif')])
      expect((await hanging.fetch(path)).status).toBe(404);
    expect(reads()).toBe(0);
    answer();
    await hanging.database.db.destroy();
    expect((await hanging.fetch(picture)).status).toBe(200);
  });

  it('that hangs does not hold the request of a picture, and the next request has what came later', async () => {
    const { hanging, picture, answer, reads } = await openHangingBucket();
    await createPackage(hanging.database.db, packageInput(), [picture]);
    for (const refused of await Promise.all([hanging.fetch(picture), hanging.fetch(picture)])) {
      expect(refused.status).toBe(503);
      expect(Object.fromEntries(refused.headers)).toMatchObject({
        'retry-after': '2',
        'cache-control': 'no-store',
      });
      expect(await refused.text()).toContain('try again in a moment');
    }
    expect(reads()).toBe(1);
    answer();
    await expect.poll(() => hanging.server.selectCached(picture, ['identity'])).toBeDefined();
    expect((await hanging.fetch(picture)).status).toBe(200);
    expect(reads()).toBe(1);
  });

  it('that hangs is asked for a bounded number of pictures at once', async () => {
    const { hanging, picture, reads } = await openHangingBucket();
    const metadata = { width: 40, height: 30, color: '#112233', created_at: 0 };
    const hashes = Array.from({ length: 600 }, (_, n) => n.toString(16).padStart(32, '0'));
    const rows = hashes.map((hash) => ({ hash, ...metadata }));
    await hanging.database.db.insertInto('pictures').values(rows).execute();
    const requests = hashes.map((hash) => hanging.fetch(picture.replace(/[0-9a-f]{32}/, hash)));
    const statuses = (await Promise.all(requests)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([503]));
    expect(reads()).toBe(500);
  });
});
