import { EventEmitter, once } from 'node:events';
import { Hono } from 'hono';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { sqliteCodes } from '#server/database/sqlite/sqlite-file.ts';
import { apiBase } from '#contract/page-path.ts';
import { parsePictureAddress } from '#contract/pictures.ts';
import { listPictureFileHashes, createRunExclusive } from '#server/pictures/picture-records.ts';
import { masterFileNames, pictureFileName } from '#server/pictures/storage/picture-file-names.ts';
import type { ProcessPicture } from '#server/pictures/processing/process-picture.ts';
import { createStorageQuota } from '#server/pictures/storage/storage-quota.ts';
import {
  createFakePicture,
  fakePictures,
  processFakePicture,
} from '#server/pictures/testing/fake-pictures.ts';
import type { HttpEnv } from '#server/http/context.ts';
import { openBackend } from '#server/http/testing/backend.ts';
import { formOf, packageForm, pictureFile } from '#server/http/testing/form-samples.ts';
import { cataloguePictures, createSaveWithPictures } from './save-with-pictures.ts';
import { sha256 } from '#server/ids.ts';

const backend = await openBackend();
afterAll(backend.close);
const { db } = backend.database;

/** Closed after the test. */
async function open(overrides: Parameters<typeof openBackend>[1] = {}) {
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

const account = {
  user: { _id: '', name: '', email: '', profilePic: '' },
  isAdmin: true,
  disabled: false,
  passwordHash: null,
};

/** Saves a picture of this colour with a failing write. @returns the number of files left */
async function filesAfter(color: string, failure: Error): Promise<number> {
  const before = (await backend.files()).length;
  const runExclusive = createRunExclusive(db);
  const save = createSaveWithPictures({
    ...backend.deps,
    holdSession: () => Promise.resolve(),
    storageQuota: createStorageQuota(backend.deps.config.storageLimits, backend.deps.space, runExclusive),
    runExclusive,
    cancelled: new AbortController().signal,
    onPictureReplaced: () => undefined,
    onCatalogueChanged: () => undefined,
    onSaved: () => undefined,
  });
  const failing = {
    ...cataloguePictures,
    session: { idHash: '', kind: 'admin' as const, account, endsAt: 0 },
    read: () => undefined,
    write: () => Promise.reject(failure),
  };
  const thrown: unknown[] = [];
  const app = new Hono<HttpEnv>();
  app.post('/', async (context) => context.json(await save(context, failing)));
  app.onError((cause, context) => {
    thrown.push(cause);
    return context.body(null, 500);
  });
  const body = formOf({}, [await pictureFile('upload.png', color)]);
  await app.request('/', { method: 'POST', body });
  expect(thrown).toEqual([failure]);
  expect(thrown[0]).toBe(failure);
  return (await backend.files()).length - before;
}

const failure = (errcode: number) =>
  Object.assign(new Error('The commit failed'), { code: 'ERR_SQLITE_ERROR', errcode });

test('the pictures of a commit that was surely rolled back are removed', async () => {
  expect(await filesAfter('#111111', failure(sqliteCodes.full))).toBe(0);
});

test('the pictures of a commit with an unknown outcome are kept', async () => {
  expect(await filesAfter('#222222', failure(sqliteCodes.ioError))).toBe(
    masterFileNames({ hash: '', width: 40 }).length,
  );
});

test('the checksums of the files are recorded with a save, and a changed or truncated file is replaced when its picture is sent again, also in memory', async () => {
  const admin = await backend.as('admin');
  const create = async () => {
    const body = packageForm({}, [await pictureFile('lake.png', '#224466')]);
    const { package: tour } = await (await backend.send('POST', '/tours/create-package', body, admin)).json();
    return { id: String(tour._id), address: String(tour.images[0]) };
  };
  const bytesOf = async (name: string) => (await backend.deps.pictures.read(name)) ?? Buffer.alloc(0);
  const shown = async () => Buffer.from(await (await backend.fetch(address)).arrayBuffer());
  const { id, address } = await create();
  const { hash = '' } = parsePictureAddress(address) ?? {};
  const names = masterFileNames({ hash, width: 40 });
  const readHashes = async () =>
    new Map([...(await listPictureFileHashes(db))].filter(([name]) => names.includes(name)));
  const recorded = new Map(
    await Promise.all(names.map(async (name) => [name, sha256(await bytesOf(name))] as const)),
  );
  expect(await readHashes()).toEqual(recorded);

  const [name = ''] = names;
  const bytes = await bytesOf(name);
  const ids = [id];
  for (const damaged of [Buffer.from(bytes.toReversed()), bytes.subarray(0, 100)]) {
    await backend.deps.pictures.put([{ name, type: 'image/jpeg', bytes: damaged }]);
    // From here on it is in memory.
    await shown();
    ids.push((await create()).id);
    expect(await bytesOf(name)).toEqual(bytes);
    expect(await shown()).toEqual(bytes);
    expect(await readHashes()).toEqual(recorded);
  }

  for (const one of ids)
    for (const call of [`/tours/delete-package/${one}`, `/admin/deleted-package/${one}`])
      await backend.send('DELETE', call, undefined, admin);
  expect(await readHashes()).toEqual(new Map());
});

test('the checksums of a profile picture and of an edit are recorded, too', async () => {
  const admin = await backend.as('admin');
  const send = async (method: string, call: string, body: FormData) =>
    (await backend.send(method, call, body, admin)).json();
  const { package: tour } = await send('POST', '/tours/create-package', packageForm());
  const edit = formOf({}, [await pictureFile('edit.png', '#335577')]);
  const { updatedPackage } = await send('PATCH', `/tours/edit-package/${tour._id}`, edit);
  const { hash: ofPackage = '' } = parsePictureAddress(updatedPackage.images[0]) ?? {};
  const profilePic = await pictureFile('face.png', '#446688');
  const { user } = await send('PATCH', '/auth/me', formOf({ profilePic }));
  const { hash: ofPerson = '' } = parsePictureAddress(user.profilePic) ?? {};
  const recorded = new Set((await listPictureFileHashes(db)).keys());
  const names = [...masterFileNames({ hash: ofPackage, width: 40 }), pictureFileName(ofPerson, 40, 'jpg')];
  expect(names.filter((name) => !recorded.has(name))).toEqual([]);
});

/** A picture processor that waits at each picture until it is released. */
function createPausedProcessor() {
  const paused = new EventEmitter();
  const requestedNames: string[] = [];
  const processPicture: ProcessPicture = async (bytes, fileName, use) => {
    requestedNames.push(fileName);
    await once(paused, 'go on');
    return processFakePicture(bytes, fileName, use);
  };
  return {
    processPicture,
    requestedNames,
    resume: () => paused.emit('go on'),
  };
}

test('a save that is cancelled between its pictures is answered 503 and leaves nothing behind', async () => {
  const paused = createPausedProcessor();
  const { create, server, files, send } = await open({ processPicture: paused.processPicture });
  const saving = create(['one.png', 'two.png', 'three.png'].map(fileOf));
  await expect.poll(() => paused.requestedNames).toHaveLength(2);
  server.cancelSaves();
  paused.resume();
  const answer = await saving;
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  expect(paused.requestedNames.toSorted()).toEqual(['one.png', 'two.png']);
  expect(await files()).toEqual([]);
  expect(await (await send('GET', '/tours/getAllPackage')).json()).toEqual({ tours: [] });
});

test('a form that is still being received is answered 503 when it is cancelled', async () => {
  const { write, as, server, files } = await open();
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const init = {
    headers: { ...(await as('admin')), 'content-type': 'multipart/form-data; boundary=b' },
    body: readable,
    duplex: 'half',
  };
  const saving = write('POST', apiBase + '/tours/create-package', init);
  const part = '--b\r\ncontent-disposition: form-data; name="images"; filename="a.jpg"\r\n\r\nhalf of it';
  await writer.write(Buffer.from(part));
  await expect.poll(files).toEqual(['0']);
  server.cancelSaves();
  expect((await saving).status).toBe(503);
  expect(await files()).toEqual([]);
});

test('an administrator saves while five portraits are being processed, and a sixth is refused', async () => {
  const paused = createPausedProcessor();
  const processPicture: ProcessPicture = (bytes, fileName, use) =>
    use === 'portrait'
      ? paused.processPicture(bytes, fileName, use)
      : processFakePicture(bytes, fileName, use);
  const { create, saveProfile } = await open({ processPicture });
  const five = Array.from({ length: 5 }, () => saveProfile(fileOf('asha.png')));
  await expect.poll(() => paused.requestedNames.length).toBe(5);
  expect((await create([fileOf('lake.png')])).status).toBe(201);
  const sixth = await saveProfile(fileOf('asha.png'));
  expect([sixth.status, sixth.headers.get('retry-after')]).toEqual([503, '60']);
  paused.resume();
  expect((await Promise.all(five)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
});

test('no lock is held while a picture is processed', async () => {
  const paused = createPausedProcessor();
  const processPicture: ProcessPicture = (bytes, fileName, use) =>
    fileName === 'slow.png'
      ? paused.processPicture(bytes, fileName, use)
      : processFakePicture(bytes, fileName, use);
  const { create } = await open({ ...fakePictures, processPicture });
  const slow = create([fileOf('slow.png')]);
  await expect.poll(() => paused.requestedNames).toEqual(['slow.png']);
  expect((await create([fileOf('quick.png')])).status).toBe(201);
  paused.resume();
  expect((await slow).status).toBe(201);
});

test('a save records the bytes of its pictures and queues them; one that is sent again stays as it is', async () => {
  const { create, database, deps, server } = await open(fakePictures);
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

test('a portrait waits for no variants', async () => {
  const { saveProfile, database, files } = await open(fakePictures);
  expect((await saveProfile(createFakePicture('asha'))).status).toBe(200);
  const rows = await database.db.selectFrom('pictures').select(['variants_ready', 'bytes']).execute();
  expect(rows).toEqual([{ variants_ready: 1, bytes: expect.any(Number) }]);
  expect(await files()).toHaveLength(1);
});
