import { EventEmitter, once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import { parsePictureAddress, pictureAddress } from '#contract/pictures.ts';
import { sqliteCodes } from '#server/database/sqlite/embedded-database.ts';
import { createServer } from '#server/http/app.ts';
import { openBackend, origin } from '#server/http/testing/backend.ts';
import { formOf, packageForm, pictureFile } from '#server/http/testing/form-samples.ts';
import { sha256 } from '#server/ids.ts';
import { listPictureFileHashes } from '#server/pictures/picture-records.ts';
import type { ProcessPicture } from '#server/pictures/processing/process-picture.ts';
import { masterFileNames } from '#server/pictures/storage/picture-file-names.ts';
import {
  createFakePicture,
  fakePictures,
  processFakePicture,
} from '#server/pictures/testing/fake-pictures.ts';

/** Closed after the test. */
async function open(overrides: Parameters<typeof openBackend>[1] = fakePictures) {
  const own = await openBackend({}, overrides);
  onTestFinished(own.close);
  const admin = await own.as('admin');
  return {
    ...own,
    create: (images: readonly File[]) =>
      own.send('POST', '/tours/create-package', packageForm({}, images), admin),
    saveProfile: async (profilePic: File) =>
      own.send('PATCH', '/auth/me', formOf({ profilePic }), await own.as('member')),
  };
}
const fileOf = (name: string) => new File([name], name, { type: 'image/png' });

test.each([
  ['was surely rolled back are removed', sqliteCodes.full, 507, 0],
  ['has an unknown outcome are kept', sqliteCodes.ioError, 500, 2],
])('the pictures of a save whose transaction %s', async (_what, errcode, status, count) => {
  const { as, database, deps, files } = await open();
  const failure = Object.assign(new Error('disk I/O error'), { code: 'ERR_SQLITE_ERROR', errcode });
  const db = database.db.withPlugin({
    transformQuery: ({ node }) => {
      if (node.kind === 'InsertQueryNode' && JSON.stringify(node).includes('"entities"')) throw failure;
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  });
  const server = await createServer({ ...deps, database: { ...database, db } });
  const init = { method: 'POST', headers: await as('admin'), body: packageForm({}, [fileOf('lake.png')]) };
  const answer = await server.fetch(new Request(`${origin}/api/tours/create-package`, init));
  expect([answer.status, (await files()).length]).toEqual([status, count]);
});

test('the checksums of the files are recorded with a save, and a changed or truncated file is replaced when its picture is sent again, also in memory', async () => {
  const { ask, database, deps, fetch } = await open();
  const create = async () => {
    const form = packageForm({}, [await pictureFile('lake.png')]);
    return (await ask('POST', '/tours/create-package', form)).body.package;
  };
  const bytesOf = async (name: string) => (await deps.pictures.read(name)) ?? Buffer.alloc(0);
  const shown = async () => Buffer.from(await (await fetch(address)).arrayBuffer());
  const {
    _id: id,
    images: [address],
  } = await create();
  const { hash = '' } = parsePictureAddress(address) ?? {};
  const names = masterFileNames({ hash, width: 40 });
  const readHashes = () => listPictureFileHashes(database.db);
  const recorded = new Map(
    await Promise.all(names.map(async (name) => [name, sha256(await bytesOf(name))] as const)),
  );
  expect(await readHashes()).toEqual(recorded);

  const [name = ''] = names;
  const bytes = await bytesOf(name);
  const ids = [id];
  for (const damaged of [Buffer.from(bytes.toReversed()), bytes.subarray(0, 100)]) {
    await deps.pictures.put([{ name, type: 'image/jpeg', bytes: damaged }]);
    // From here on it is in memory.
    await shown();
    ids.push((await create())._id);
    expect(await bytesOf(name)).toEqual(bytes);
    expect(await shown()).toEqual(bytes);
    expect(await readHashes()).toEqual(recorded);
  }

  for (const one of ids)
    for (const call of [`/tours/delete-package/${one}`, `/admin/deleted-package/${one}`])
      await ask('DELETE', call);
  expect(await readHashes()).toEqual(new Map());
});

test('all pictures that a package can have go in one save, in their order', async () => {
  const { create } = await open();
  const files = Array.from({ length: limits.pictures }, (_, index) => fileOf(`${index}.png`));
  const saved = await create(files);
  const { package: made } = await saved.json();
  const addresses = await Promise.all(
    files.map(async ({ name }) =>
      pictureAddress((await processFakePicture(Buffer.from(name), name)).metadata),
    ),
  );
  expect([saved.status, made.images]).toEqual([201, addresses]);
});

/** A picture processor that waits at some pictures until it is released. */
function createPausedProcessor(isPaused = (_name: string) => true) {
  const paused = new EventEmitter();
  const requestedNames: string[] = [];
  const processPicture: ProcessPicture = async (bytes, fileName, use) => {
    if (isPaused(fileName)) {
      requestedNames.push(fileName);
      await once(paused, 'go on');
    }
    return processFakePicture(bytes, fileName, use);
  };
  return { processPicture, requestedNames, resume: () => paused.emit('go on') };
}

test('a save that is cancelled between its pictures is answered 503 and leaves nothing behind', async () => {
  const paused = createPausedProcessor();
  const { ask, create, server, files } = await open({ processPicture: paused.processPicture });
  const saving = create(['one.png', 'two.png', 'three.png'].map(fileOf));
  await expect.poll(() => paused.requestedNames).toHaveLength(1);
  server.cancelSaves();
  paused.resume();
  const answer = await saving;
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  expect(paused.requestedNames).toEqual(['one.png']);
  expect(await files()).toEqual([]);
  expect((await ask('GET', '/tours/getAllPackage')).body).toEqual({ tours: [] });
});

test('pictures of two packages are not in memory together: the second save waits for the first', async () => {
  const paused = createPausedProcessor();
  const { create } = await open({ ...fakePictures, processPicture: paused.processPicture });
  const saves = [create([fileOf('one.png'), fileOf('two.png')]), create([fileOf('three.png')])];
  for (const count of [1, 2, 3]) {
    await expect.poll(() => paused.requestedNames).toHaveLength(count);
    paused.resume();
  }
  expect((await Promise.all(saves)).map(({ status }) => status)).toEqual([201, 201]);
  expect(['one.png,two.png,three.png', 'three.png,one.png,two.png']).toContain(paused.requestedNames.join());
});

test('a package is saved while five portraits are being processed, and a sixth portrait is refused', async () => {
  const paused = createPausedProcessor((name) => name === 'slow.png');
  const { create, saveProfile } = await open({ ...fakePictures, processPicture: paused.processPicture });
  const slow = Array.from({ length: 5 }, () => saveProfile(fileOf('slow.png')));
  await expect.poll(() => paused.requestedNames).toHaveLength(5);
  expect((await create([fileOf('lake.png')])).status).toBe(201);
  const sixth = await saveProfile(fileOf('asha.png'));
  expect([sixth.status, sixth.headers.get('retry-after')]).toEqual([503, '60']);
  paused.resume();
  expect((await Promise.all(slow)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
});

test('a save records the bytes of its pictures and queues them; one that is sent again stays as it is', async () => {
  const { create, database, deps, server } = await open();
  const rows = () => database.db.selectFrom('pictures').selectAll().execute();
  const bytesInStore = async () => {
    let bytes = 0;
    for await (const { size } of deps.pictures.files()) bytes += size;
    return bytes;
  };
  const pictures = [createFakePicture('lake'), createFakePicture('lake')];
  await create(pictures);
  const [queued] = await rows();
  expect(queued).toMatchObject({ variants_ready: 0, bytes: await bytesInStore() });
  await server.pictureWorker.runDue();
  const made = await rows();
  expect(made).toMatchObject([{ variants_ready: 1, bytes: await bytesInStore() }]);
  expect(made[0]?.bytes).toBeGreaterThan(Number(queued?.bytes));
  await create(pictures);
  expect(await rows()).toEqual(made);
});

test('a portrait is one file, whose checksum is recorded, and waits for no variants', async () => {
  const { saveProfile, database, files } = await open();
  expect((await saveProfile(createFakePicture('asha'))).status).toBe(200);
  const rows = await database.db.selectFrom('pictures').select(['variants_ready', 'bytes']).execute();
  expect(rows).toEqual([{ variants_ready: 1, bytes: expect.any(Number) }]);
  expect([...(await listPictureFileHashes(database.db)).keys()]).toEqual(await files());
  expect(await files()).toHaveLength(1);
});
