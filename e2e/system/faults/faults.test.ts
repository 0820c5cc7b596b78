import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parsePictureAddress } from '#contract/pictures.ts';
import { temporaryFolder } from '#server/database/testing/temporary-database.ts';
import { openBackend } from '#server/http/testing/backend.ts';
import { createFolderStore } from '#server/pictures/storage/folder-store.ts';
import { pictureFileNames } from '#server/pictures/storage/picture-file-names.ts';
import { sweepOld } from '#server/pictures/testing/sweep-old.ts';
import { createAdminClient, listKeptPictures } from '#server/http/testing/admin-client.ts';
import { assertPicturesServed, failAtEveryStep, type FaultInjector } from './fail-every-step.ts';
import { createFailingFileSystem, type Fault } from '#server/pictures/testing/failing-file-system.ts';
import { readQueueLength, retryPause } from '#server/pictures/variants/picture-queue.ts';
import { fakePictures } from '#server/pictures/testing/fake-pictures.ts';
import { writeCalls } from '#server/http/testing/write-calls.ts';

const calls = writeCalls();

async function openFailingBackend() {
  const disk = createFailingFileSystem();
  const pictures = createFolderStore(join(await temporaryFolder(), 'pictures'), disk);
  const backend = await openBackend({}, { ...fakePictures, pictures });
  onTestFinished(() => backend.close());
  const client = createAdminClient(backend.fetch, await backend.as('admin'));
  for (const { prepare } of calls.filter(({ name }) => name.startsWith('creating')))
    await (
      await prepare(client)
    )();
  return { backend, client, disk, pictures };
}

type Opened = Awaited<ReturnType<typeof openFailingBackend>>;

async function expectNoOrphanedFiles({ backend, client, pictures }: Opened): Promise<void> {
  await backend.deps.background.idle();
  await backend.server.pictureWorker.runDue();
  await sweepOld(backend.database.db, pictures);
  const stored: string[] = [];
  for await (const name of pictures.list()) stored.push(name);
  const shown = (await listKeptPictures(client)).flatMap((address) => {
    const metadata = parsePictureAddress(address);
    return metadata ? pictureFileNames(metadata) : [];
  });
  expect(stored.toSorted()).toEqual(shown.toSorted());
  expect(await backend.files()).toEqual([]);
}

describe('pictures on a disk that fails at any one of its changes', () => {
  it.each<[Fault, string, boolean]>([
    ['full', 'from then on', true],
    ['broken', 'once', false],
    ['broken', 'from then on', true],
  ])('%s, %s: nothing is lost, and the same call works once the disk does', async (fault, _, isPermanent) => {
    const opened = await openFailingBackend();
    const { client, disk } = opened;
    const injector: FaultInjector = {
      inject: (n) => disk.failAt(n, fault, isPermanent),
      remove: () => disk.stopFailing(),
    };
    const failures: number[] = [];
    for (const call of calls) failures.push(await failAtEveryStep(client, call, injector));
    const [createPackage = 0, editPackage, deletePackage, createDestination, , deleteDestination] = failures;
    // Two pictures; each file is created, written, synced and closed.
    expect(createPackage).toBeGreaterThanOrEqual(16);
    expect(editPackage).toBeGreaterThanOrEqual(8);
    expect(createDestination).toBeGreaterThanOrEqual(8);
    expect([deletePackage, deleteDestination]).toEqual([0, 0]);
    await expectNoOrphanedFiles(opened);
  });
});

it('a database that is full after any number of pages loses nothing, and works once there is space', async () => {
  const opened = await openFailingBackend();
  const { backend, client } = opened;
  const { db } = backend.database;
  const pragma = async (text: string) =>
    Number(
      Object.values((await sql.raw<Record<string, unknown>>(`pragma ${text}`).execute(db)).rows[0] ?? {})[0],
    );
  let full = 0;
  const injector: FaultInjector = {
    inject: async (n) => {
      // Free pages would be used first; without them every new page exceeds the limit.
      await sql`vacuum`.execute(db);
      full = (await pragma('page_count')) + n - 1;
      await pragma(`max_page_count = ${full}`);
    },
    remove: async () => {
      const hasFailed = (await pragma('page_count')) === full;
      await pragma('max_page_count = 1000000');
      return hasFailed;
    },
  };
  let failures = 0;
  for (const call of calls) failures += await failAtEveryStep(client, call, injector);
  expect(failures).toBeGreaterThanOrEqual(10);
  await expectNoOrphanedFiles(opened);
});

it('variants that cannot be stored at any one step are made once the disk works, and pictures are answered meanwhile', async () => {
  const opened = await openFailingBackend();
  const { backend, client, disk } = opened;
  const { pictureWorker } = backend.server;
  await pictureWorker.runDue();
  const [create] = calls;
  let failures = 0;
  for (let n = 1, hasFailed = true; hasFailed; n += 1) {
    await (
      await create?.prepare(client)
    )?.();
    disk.failAt(n, n % 2 === 0 ? 'full' : 'broken', n % 3 === 0);
    await pictureWorker.runDue().catch(() => (failures += 1));
    hasFailed = disk.stopFailing();
    await assertPicturesServed(client, `fault at step ${n}`);
    backend.clock.pass(retryPause);
    await pictureWorker.runDue();
    expect(await readQueueLength(backend.database.db)).toEqual({ waiting: 0, failed: 0 });
  }
  expect(failures).toBeGreaterThanOrEqual(8);
  await expectNoOrphanedFiles(opened);
});
