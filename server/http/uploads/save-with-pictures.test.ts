import { EventEmitter, once } from 'node:events';
import { stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { apiBase } from '#contract/api-base.ts';
import * as calls from '#contract/calls.ts';
import { parsePictureAddress } from '#contract/pictures.ts';
import { listPictureFileHashes, hashBytes } from '#server/pictures/picture-records.ts';
import { masterFileNames, pictureFileName } from '#server/pictures/storage/picture-file-names.ts';
import type { ProcessPicture } from '#server/pictures/processing/process-picture.ts';
import { createQueue } from '#server/pictures/processing/queue.ts';
import { createStorageQuota } from '#server/pictures/storage/storage-quota.ts';
import {
  createFakePicture,
  fakePictures,
  processFakePicture,
} from '#server/pictures/testing/fake-pictures.ts';
import type { HttpEnv } from '#server/http/context.ts';
import { openBackend, type Backend } from '#server/http/testing/backend.ts';
import { packageForm, pictureFile } from '#server/http/testing/form-samples.ts';
import { cataloguePictures, createSaveWithPictures } from './save-with-pictures.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await openBackend();
});
afterAll(() => backend.close());

const account = {
  user: { _id: '', name: '', email: '', profilePic: '' },
  isAdmin: true,
  disabled: false,
  passwordHash: null,
};

/** Saves a picture of this colour with a failing write. @returns the number of files left */
async function filesAfter(color: string, failure: Error): Promise<number> {
  const before = (await backend.files()).length;
  const save = createSaveWithPictures({
    ...backend.deps,
    holdSession: () => Promise.resolve(),
    storageQuota: createStorageQuota(backend.deps.config.storageLimits, backend.deps.space, createQueue(1)),
    runExclusive: createQueue(1),
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
  const body = new FormData();
  body.append('images', await pictureFile('upload.png', color));
  await app.request('/', { method: 'POST', body });
  expect(thrown).toEqual([failure]);
  expect(thrown[0]).toBe(failure);
  return (await backend.files()).length - before;
}

const failure = (code: string) => Object.assign(new Error('The commit failed'), { code });

test('the pictures of a commit that was surely rolled back are removed', async () => {
  expect(await filesAfter('#111111', failure('SQLITE_FULL'))).toBe(0);
});

test('the pictures of a commit with an unknown outcome are kept', async () => {
  expect(await filesAfter('#222222', failure('SQLITE_IOERR_FSYNC'))).toBe(
    masterFileNames({ hash: '', width: 40 }).length,
  );
});

test('a truncated file is replaced when its picture is sent again, also in memory', async () => {
  const headers = await backend.as('admin');
  const create = async () => {
    const body = packageForm({}, [await pictureFile('lake.png', '#336699')]);
    const answer = await backend.write('POST', apiBase + calls.createPackage, { headers, body });
    return String((await answer.json()).package.images[0]);
  };
  const bytesAt = async (address: string) => (await (await backend.fetch(address)).arrayBuffer()).byteLength;
  const address = await create();
  const { hash = '' } = parsePictureAddress(address) ?? {};
  const [name = ''] = masterFileNames({ hash, width: 40 });
  const path = join(backend.dataDir, 'pictures', hash.slice(0, 2), name);
  const { size } = await stat(path);
  await truncate(path, 100);
  expect(await bytesAt(address)).toBe(100);
  await create();
  expect((await stat(path)).size).toBe(size);
  expect(await bytesAt(address)).toBe(size);
});

test('the checksums of the files are recorded with a save, and a changed file is replaced when its picture is sent again', async () => {
  const headers = await backend.as('admin');
  const { db } = backend.database;
  const create = async (color: string) => {
    const body = packageForm({}, [await pictureFile('lake.png', color)]);
    const answer = await backend.write('POST', apiBase + calls.createPackage, { headers, body });
    const { _id: id, images } = (await answer.json()).package;
    return { id: String(id), hash: parsePictureAddress(String(images[0]))?.hash ?? '' };
  };
  const bytesOf = async (name: string) => (await backend.deps.pictures.read(name)) ?? Buffer.alloc(0);
  const { id, hash } = await create('#224466');
  const names = masterFileNames({ hash, width: 40 });
  const readHashes = async () =>
    new Map([...(await listPictureFileHashes(db))].filter(([name]) => names.includes(name)));
  const paused = new Map(
    await Promise.all(names.map(async (name) => [name, hashBytes(await bytesOf(name))] as const)),
  );
  expect(await readHashes()).toEqual(paused);

  const [name = ''] = names;
  const bytes = await bytesOf(name);
  await backend.deps.pictures.put([{ name, type: 'image/jpeg', bytes: Buffer.from(bytes.toReversed()) }]);
  const again = await create('#224466');
  expect(await bytesOf(name)).toEqual(bytes);
  expect(await readHashes()).toEqual(paused);

  for (const one of [id, again.id])
    for (const call of [calls.deletePackage(one), calls.deletedPackage(one)])
      await backend.write('DELETE', apiBase + call, { headers });
  expect(await readHashes()).toEqual(new Map());
});

test('the checksums of a profile picture and of an edit are recorded, too', async () => {
  const headers = await backend.as('admin');
  const created = await backend.write('POST', apiBase + calls.createPackage, {
    headers,
    body: packageForm({}, []),
  });
  const { _id: id } = (await created.json()).package;
  const edit = await backend.write('PATCH', apiBase + calls.editPackage(id), {
    headers,
    body: packageForm({}, [await pictureFile('edit.png', '#335577')]),
  });
  const { hash: ofPackage = '' } = parsePictureAddress((await edit.json()).updatedPackage.images[0]) ?? {};
  const body = new FormData();
  body.append('profilePic', await pictureFile('face.png', '#446688'));
  const saved = await backend.write('PATCH', apiBase + calls.me, { headers, body });
  const { hash: ofPerson = '' } = parsePictureAddress((await saved.json()).user.profilePic) ?? {};
  const recorded = new Set((await listPictureFileHashes(backend.database.db)).keys());
  const names = [...masterFileNames({ hash: ofPackage, width: 40 }), pictureFileName(ofPerson, 40, 'jpg')];
  expect(names.filter((name) => !recorded.has(name))).toEqual([]);
});

/** A picture processor that waits at each picture until it is released. */
function createPausedProcessor() {
  const paused = new EventEmitter();
  const requestedNames: string[] = [];
  const processPicture: ProcessPicture = async (bytes, fileName, use) => {
    requestedNames.push(fileName);
    paused.emit('asked');
    await once(paused, 'go on');
    return processFakePicture(bytes, fileName, use);
  };
  return {
    processPicture,
    requestedNames,
    next: () => once(paused, 'asked'),
    resume: () => paused.emit('go on'),
  };
}

test('a save that is cancelled between its pictures is answered 503 and leaves nothing behind', async () => {
  const paused = createPausedProcessor();
  const stopping = await openBackend({}, { processPicture: paused.processPicture });
  onTestFinished(() => stopping.close());
  const headers = await stopping.as('admin');
  const pictures = ['one.png', 'two.png', 'three.png'].map(
    (name) => new File([name], name, { type: 'image/png' }),
  );
  const body = packageForm({}, pictures);
  const saving = stopping.write('POST', apiBase + calls.createPackage, { headers, body });
  await expect.poll(() => paused.requestedNames).toHaveLength(2);
  stopping.server.cancelSaves();
  paused.resume();
  const answer = await saving;
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('5');
  expect(paused.requestedNames.toSorted()).toEqual(['one.png', 'two.png']);
  expect(await stopping.files()).toEqual([]);
  expect(await (await stopping.fetch(apiBase + calls.allPackages)).json()).toEqual({ tours: [] });
});

test('a form that is still being received is answered 503 when it is cancelled', async () => {
  const stopping = await openBackend();
  onTestFinished(() => stopping.close());
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const init = {
    headers: { ...(await stopping.as('admin')), 'content-type': 'multipart/form-data; boundary=b' },
    body: readable,
    duplex: 'half',
  };
  const saving = stopping.write('POST', apiBase + calls.createPackage, init);
  const part = '--b\r\ncontent-disposition: form-data; name="images"; filename="a.jpg"\r\n\r\nhalf of it';
  await writer.write(Buffer.from(part));
  await expect.poll(() => stopping.files()).toEqual(['0']);
  stopping.server.cancelSaves();
  expect((await saving).status).toBe(503);
  expect(await stopping.files()).toEqual([]);
});

test('an administrator saves while a portrait is still being processed', async () => {
  const paused = createPausedProcessor();
  const processPicture: ProcessPicture = (bytes, fileName, use) =>
    use === 'portrait'
      ? paused.processPicture(bytes, fileName, use)
      : processFakePicture(bytes, fileName, use);
  const busy = await openBackend({}, { processPicture });
  onTestFinished(() => busy.close());
  const [member, admin] = [await busy.as('member'), await busy.as('admin')];
  const saveProfile = async () => {
    const form = new FormData();
    form.append('profilePic', await pictureFile('asha.png'));
    return busy.write('PATCH', apiBase + calls.me, { headers: member, body: form });
  };
  const started = paused.next();
  const portrait = saveProfile();
  await started;
  const body = packageForm({}, [await pictureFile('lake.png', '#00ff00')]);
  const saved = await busy.write('POST', apiBase + calls.createPackage, { headers: admin, body });
  expect(saved.status).toBe(201);
  paused.resume();
  expect((await portrait).status).toBe(200);
});

test('a sixth portrait is refused while five are being saved', async () => {
  const paused = createPausedProcessor();
  const busy = await openBackend({}, { processPicture: paused.processPicture });
  onTestFinished(() => busy.close());
  const saveProfile = async () => {
    const form = new FormData();
    form.append('profilePic', await pictureFile('asha.png'));
    return busy.write('PATCH', apiBase + calls.me, { headers: await busy.as('member'), body: form });
  };
  const five = Array.from({ length: 5 }, saveProfile);
  await expect.poll(() => paused.requestedNames.length).toBe(5);
  const sixth = await saveProfile();
  expect(sixth.status).toBe(503);
  expect(sixth.headers.get('retry-after')).toBe('60');
  paused.resume();
  expect((await Promise.all(five)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
});

test('no lock is held while a picture is processed', async () => {
  const paused = createPausedProcessor();
  const processPicture: ProcessPicture = (bytes, fileName, use) =>
    fileName === 'slow.png'
      ? paused.processPicture(bytes, fileName, use)
      : processFakePicture(bytes, fileName, use);
  const busy = await openBackend({}, { ...fakePictures, processPicture });
  onTestFinished(() => busy.close());
  const headers = await busy.as('admin');
  const create = (name: string) =>
    busy.write('POST', apiBase + calls.createPackage, {
      headers,
      body: packageForm({}, [new File([name], name, { type: 'image/png' })]),
    });
  const started = paused.next();
  const slow = create('slow.png');
  await started;
  expect((await create('quick.png')).status).toBe(201);
  paused.resume();
  expect((await slow).status).toBe(201);
});

test('a save records the bytes of its pictures and queues them; one that is sent again stays as it is', async () => {
  const saved = await openBackend({}, fakePictures);
  onTestFinished(() => saved.close());
  const headers = await saved.as('admin');
  const create = () =>
    saved.write('POST', apiBase + calls.createPackage, {
      headers,
      body: packageForm({}, [createFakePicture('lake'), createFakePicture('lake')]),
    });
  const rows = () => saved.database.db.selectFrom('pictures').selectAll().execute();
  const bytesInStore = async () => {
    let bytes = 0;
    for await (const { size } of saved.deps.pictures.files()) bytes += size;
    return bytes;
  };
  await create();
  const [queued] = await rows();
  expect(queued).toMatchObject({ variants_ready: 0, bytes: await bytesInStore() });
  await saved.server.pictureWorker.runDue();
  const made = await rows();
  expect(made).toMatchObject([{ variants_ready: 1, bytes: await bytesInStore() }]);
  expect(made[0]?.bytes).toBeGreaterThan(Number(queued?.bytes));
  await create();
  expect(await rows()).toEqual(made);
});

test('a portrait waits for no variants', async () => {
  const saved = await openBackend({}, fakePictures);
  onTestFinished(() => saved.close());
  const body = new FormData();
  body.append('profilePic', createFakePicture('asha'));
  const headers = await saved.as('member');
  const answer = await saved.write('PATCH', apiBase + calls.me, { headers, body });
  expect(answer.status).toBe(200);
  const rows = await saved.database.db.selectFrom('pictures').select(['variants_ready', 'bytes']).execute();
  expect(rows).toEqual([{ variants_ready: 1, bytes: expect.any(Number) }]);
  expect(await saved.files()).toHaveLength(1);
});
