import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { parsePictureAddress, pictureVariant, previewAddress } from '#contract/pictures.ts';
import { temporaryFolder } from '#server/database/testing/temporary-database.ts';
import { createFolderStore } from '#server/pictures/storage/folder-store.ts';
import type { PictureStore } from '#server/pictures/storage/picture-store.ts';
import { masterFileNames, pictureFileNames } from '#server/pictures/storage/picture-file-names.ts';
import { createPackage, packageInput } from '#server/catalogue/testing/catalogue-samples.ts';
import { openBackend } from '#server/http/testing/backend.ts';
import { pictureFile } from '#server/http/testing/form-samples.ts';

const backend = await openBackend();
afterAll(backend.close);
const address = await backend.picture(await pictureFile());
const wide = await backend.picture(await pictureFile('wide.png', '#663399', 700));

async function bytes(width: number, headers: HeadersInit = {}): Promise<Buffer> {
  const answer = await backend.fetch(pictureVariant(wide, width, 'webp'), { headers });
  return Buffer.from(await answer.arrayBuffer());
}

describe('a stored picture', () => {
  it('answers as an immutable JPEG, with a policy that sandboxes it when it is opened alone', async () => {
    const answer = await backend.fetch(address);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    });
    const again = await backend.fetch(address, {
      headers: { 'if-none-match': answer.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
  });

  it('answers in the stored width as AVIF and WebP', async () => {
    for (const format of ['avif', 'webp'] as const)
      expect(await sent(pictureVariant(address, 40, format))).toMatchObject({
        status: 200,
        type: `image/${format}`,
      });
  });

  it('is in memory after the first request', async () => {
    await backend.fetch(address);
    expect(backend.server.selectCached(address, ['br', 'identity'])?.headers).toContain('image/jpeg');
  });

  it.each([
    `${address}/320.avif`,
    `${address}/40.svg`,
    `${address}/40.avif/x`,
    `${address}/040.avif`,
    address.toUpperCase(),
    address.replace(/[0-9a-f]{32}/, '0'.repeat(32)),
    '/pictures/',
    '/pictures/..%2f..%2fbanyan.db',
    '/pictures/%2e%2e%2fbanyan.db',
  ])('does not exist under %s', async (other) => {
    expect((await backend.fetch(other)).status).toBe(404);
  });

  it('is the same with Save-Data, as its address is cached as immutable', async () => {
    expect(await bytes(700, { 'save-data': 'on' })).toEqual(await bytes(700));
    expect((await backend.fetch(pictureVariant(wide, 320, 'webp'))).headers.get('vary')).toBeNull();
  });
});

/** A picture with its JPEGs only. @returns its address, and what makes it whole */
async function openUnfinished(color: string) {
  const picture = await backend.picture(await pictureFile('new.png', color));
  const metadata = parsePictureAddress(picture);
  if (!metadata) throw new Error(`${picture} is no stored picture`);
  const { pictures } = backend.deps;
  const variants = pictureFileNames(metadata).filter((name) => !masterFileNames(metadata).includes(name));
  const files = await Promise.all(
    variants.map(async (name) => ({
      name,
      type: '',
      bytes: (await pictures.read(name)) ?? Buffer.alloc(0),
    })),
  );
  await pictures.remove(variants);
  return { picture, finish: () => pictures.put(files) };
}

const sent = async (path: string) => {
  const answer = await backend.fetch(path);
  const { 'content-type': type, 'cache-control': caching } = Object.fromEntries(answer.headers);
  return { status: answer.status, type, caching, bytes: Buffer.from(await answer.arrayBuffer()) };
};

describe('a variant that is still to be made', () => {
  it('is answered by the JPEG for half a minute, then by the variant for good', async () => {
    const { picture, finish } = await openUnfinished('#abcdef');
    const jpeg = await sent(picture);
    const variant = pictureVariant(picture, 40, 'avif');
    const brief = { ...jpeg, caching: 'public, max-age=30' };
    expect(await sent(variant)).toEqual(brief);
    expect(jpeg).toMatchObject({ type: 'image/jpeg', caching: 'public, max-age=31536000, immutable' });
    await finish();
    expect(backend.server.selectCached(variant, ['identity'])?.headers).toContain('public, max-age=30');
    backend.clock.pass(30_000);
    expect(backend.server.selectCached(variant, ['identity'])).toBeUndefined();
    const made = await sent(variant);
    expect(made).toMatchObject({ type: 'image/avif', caching: 'public, max-age=31536000, immutable' });
    expect(made.bytes).not.toEqual(jpeg.bytes);
  });

  it('does not exist for a width or format that the picture never has', async () => {
    const { picture } = await openUnfinished('#fedcba');
    expect((await sent(`${picture}/320.avif`)).status).toBe(404);
    expect((await sent(`${picture}/40.png`)).status).toBe(404);
  });

  it('is the same for the JPEG of messengers', async () => {
    const { picture } = await openUnfinished('#abcabc');
    const metadata = parsePictureAddress(picture);
    await backend.deps.pictures.remove(metadata ? masterFileNames(metadata).slice(1) : []);
    expect(await sent(previewAddress(picture))).toMatchObject({
      status: 200,
      type: 'image/jpeg',
      caching: 'public, max-age=30',
    });
  });
});

/** A picture whose files a server with another database has moved to the trash. */
async function openTrashed(color: string) {
  const picture = await backend.picture(await pictureFile('gone.png', color));
  const metadata = parsePictureAddress(picture);
  if (!metadata) throw new Error(`${picture} is no stored picture`);
  const names = pictureFileNames(metadata);
  await backend.deps.pictures.moveToTrash(names, '2026-01-01');
  return { picture, names };
}

describe('a picture in the trash', () => {
  it('is moved back with all its files when a row names it', async () => {
    const { picture, names } = await openTrashed('#123123');
    await createPackage(backend.database.db, packageInput(), [picture]);
    expect(await sent(pictureVariant(picture, 40, 'avif'))).toMatchObject({
      status: 200,
      type: 'image/avif',
      caching: 'public, max-age=31536000, immutable',
    });
    expect(await backend.files()).toEqual(expect.arrayContaining(names));
  });

  it('stays there without a row, and is looked for once a minute', async () => {
    const { picture, names } = await openTrashed('#321321');
    expect((await sent(picture)).status).toBe(404);
    await createPackage(backend.database.db, packageInput(), [picture]);
    expect((await sent(picture)).status).toBe(404);
    expect(await backend.files()).not.toEqual(expect.arrayContaining(names));
    backend.clock.pass(60_000);
    expect((await sent(picture)).status).toBe(200);
  });
});

/** A bucket whose answers to reads come when `answer` is called. */
async function openHangingBucket() {
  const dataDir = await temporaryFolder();
  const folder = createFolderStore(dataDir);
  const held: (() => void)[] = [];
  let isHanging = true;
  let reads = 0;
  const pictures: PictureStore = {
    ...folder,
    isOutside: true,
    read: async (name) => {
      reads += 1;
      if (isHanging) await new Promise<void>((resolve) => held.push(resolve));
      return folder.read(name);
    },
  };
  const hanging = await openBackend({}, { pictures });
  onTestFinished(hanging.close);
  const answer = () => {
    isHanging = false;
    for (const resolve of held) resolve();
  };
  return { hanging, answer, reads: () => reads };
}

describe('a bucket', () => {
  it('is not asked for a picture without a record', async () => {
    const { hanging, reads } = await openHangingBucket();
    const picture = await hanging.picture(await pictureFile());
    for (const path of [picture, previewAddress(picture), pictureVariant(picture, 40, 'avif')])
      expect((await hanging.fetch(path)).status).toBe(404);
    expect(reads()).toBe(0);
  });

  it('is asked for any picture while the database fails', async () => {
    const { hanging, answer } = await openHangingBucket();
    answer();
    const picture = await hanging.picture(await pictureFile());
    await hanging.database.db.destroy();
    expect((await hanging.fetch(picture)).status).toBe(200);
  });
});

describe('a bucket that hangs', () => {
  it('does not hold the request of a picture, and the next request has what came later', async () => {
    const { hanging, answer, reads } = await openHangingBucket();
    const picture = await hanging.picture(await pictureFile('held.png', '#445566'));
    await createPackage(hanging.database.db, packageInput(), [picture]);
    const refused = await Promise.all([hanging.fetch(picture), hanging.fetch(picture)]);
    for (const { status, headers } of refused) {
      expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([
        503,
        '2',
        'no-store',
      ]);
    }
    expect(await refused[0]?.json()).toMatchObject({
      message: expect.stringContaining('try again in a moment'),
    });
    expect(reads()).toBe(1);
    answer();
    await expect.poll(() => hanging.server.selectCached(picture, ['identity'])).toBeDefined();
    expect((await hanging.fetch(picture)).status).toBe(200);
    expect(reads()).toBe(1);
  });

  it('is asked for a bounded number of pictures at once', async () => {
    const { hanging, reads } = await openHangingBucket();
    const picture = await hanging.picture(await pictureFile());
    const rows = Array.from({ length: 600 }, (_, n) => ({
      hash: n.toString(16).padStart(32, '0'),
      width: 40,
      height: 30,
      color: '#112233',
      created_at: 0,
    }));
    await hanging.database.db.insertInto('pictures').values(rows).execute();
    const addresses = rows.map(({ hash }) => picture.replace(/[0-9a-f]{32}/, hash));
    const answers = await Promise.all(addresses.map((one) => hanging.fetch(one)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
    expect(reads()).toBe(500);
  });
});
