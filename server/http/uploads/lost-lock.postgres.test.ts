import { expect, onTestFinished, test } from 'vitest';
import { apiBase } from '#contract/api-base.ts';
import * as calls from '#contract/calls.ts';
import { pictureAddress } from '#contract/pictures.ts';
import type { Database } from '#server/database/database.ts';
import { createPackage, listPackages } from '#server/catalogue/packages.ts';
import { terminateLockHolders } from '#server/database/testing/end-lock-holders.ts';
import { openTestDatabase } from '#server/database/testing/test-database.ts';
import { withAdvisoryLock } from '#server/database/advisory-locks.ts';
import { createPictureProcessor, type ProcessPicture } from '#server/pictures/processing/process-picture.ts';
import { PictureRejected } from '#server/pictures/processing/picture-rejection.ts';
import { openBackend } from '#server/http/testing/backend.ts';
import { packageForm, packageInput, pictureFile } from '#server/http/testing/form-samples.ts';

const encode = createPictureProcessor();

/** @param process called during a save, with another process's connection to the same database */
async function opened(
  process: (other: Database, ...args: Parameters<ProcessPicture>) => ReturnType<ProcessPicture>,
) {
  const connected: Database[] = [];
  const backend = await openBackend(
    {},
    {
      processPicture: (...args) => {
        const [other] = connected;
        if (!other) throw new Error('A picture came before the test began');
        return process(other, ...args);
      },
    },
  );
  const other = await openTestDatabase(backend.dataDir);
  connected.push(other);
  onTestFinished(async () => {
    await other.close();
    await backend.close();
  });
  const headers = await backend.as('admin');
  const create = async (names: readonly string[]) => {
    const body = packageForm({}, await Promise.all(names.map((name) => pictureFile(name))));
    return backend.write('POST', apiBase + calls.createPackage, { headers, body });
  };
  return { backend, create };
}

test('a save whose lock another process has taken since is answered 503 and stores nothing', async () => {
  let lostLocks = 0;
  const { backend, create } = await opened(async (other, ...args) => {
    lostLocks += 1;
    if (lostLocks === 1) {
      await terminateLockHolders(other.db);
      await withAdvisoryLock(other.db, 'pictures', () => Promise.resolve());
    }
    return encode(...args);
  });
  const refused = await create(['lake.png']);
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('1');
  expect((await refused.json()).message).toBe(
    'The save was interrupted, and nothing was changed. Please try again.',
  );
  expect(await listPackages(backend.database.db)).toEqual([]);
  expect(await backend.database.db.selectFrom('pictures').selectAll().execute()).toEqual([]);
  expect((await create(['lake.png'])).status).toBe(201);
  expect(await listPackages(backend.database.db)).toHaveLength(1);
});

test.each([
  ['is refused for its lock', encode, 503],
  ['fails', () => Promise.reject(new PictureRejected('unsupported', 'No picture')), 415],
] as const)(
  'a save that %s leaves the files that the process with the lock has begun to use',
  async (_, second, status) => {
    const { backend, create } = await opened(async (other, bytes, name, use) => {
      if (name === 'first.png') return encode(bytes, name, use);
      await terminateLockHolders(other.db);
      const { metadata } = await encode(bytes, name, use);
      await withAdvisoryLock(other.db, 'pictures', () =>
        createPackage(other.db, packageInput(), [pictureAddress(metadata)]),
      );
      return second(bytes, name, use);
    });
    expect((await create(['first.png', 'second.png'])).status).toBe(status);
    const [theirs] = await listPackages(backend.database.db);
    const [address = ''] = theirs?.images ?? [];
    expect((await backend.fetch(address)).status).toBe(200);
  },
);
