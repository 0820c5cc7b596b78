import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { pictureAddress } from '#contract/pictures.ts';
import { ensureAdministrator, listAdministrators } from '#server/accounts/administrators.ts';
import { findPasswordProblem } from '#server/accounts/passwords/password-policy.ts';
import { forEachConcurrently } from '#server/concurrency.ts';
import type { Config } from '#server/config.ts';
import type { Db } from '#server/database/schema.ts';
import { runWriteTransaction } from '#server/database/transactions.ts';
import { createListed, destinationDefinition, packageDefinition } from '#server/entities/listed.ts';
import { sha256 } from '#server/ids.ts';
import { recordPictureFileHashes, withPictureLock } from '#server/pictures/picture-records.ts';
import type { PictureStore } from '#server/pictures/storage/picture-store.ts';
import { queuePictures } from '#server/pictures/variants/picture-queue.ts';
import {
  sampleDestinations,
  samplePackages,
  samplePictureName,
  samplePictures,
  type SamplePicture,
} from './samples.ts';

interface SampleTarget {
  readonly db: Db;
  readonly store: Pick<PictureStore, 'put'>;
  readonly folder: string;
}

/** By `samplePictureName`; by `drawing`, `art/sample-pictures.ts` sees whether the picture is still drawn the same. */
const ManifestSchema = v.record(
  v.string(),
  v.object({
    drawing: v.string(),
    facts: v.object({ hash: v.string(), width: v.number(), height: v.number(), color: v.string() }),
    files: v.array(v.object({ name: v.string(), type: v.string() })),
  }),
);

export type Manifest = v.InferOutput<typeof ManifestSchema>;

/** Empty when missing or invalid. */
export async function readManifest(folder: string): Promise<Manifest> {
  try {
    return v.parse(ManifestSchema, JSON.parse(await readFile(path.join(folder, 'manifest.json'), 'utf8')));
  } catch {
    return {};
  }
}

const concurrency = 2;

/** Stores pictures first, then all rows in one transaction. @throws when an encoded picture is missing */
export async function loadSampleData(target: SampleTarget): Promise<void> {
  const { addresses, hashes, uploads } = await storePictures(target);
  const addressOf = (picture: SamplePicture) => {
    const address = addresses.get(samplePictureName(picture));
    if (address === undefined) throw new Error(`no picture ${samplePictureName(picture)}`);
    return address;
  };
  await runWriteTransaction(target.db, async (db) => {
    // Lists show the newest first, so the first one is written last.
    for (const [definition, samples] of [
      [packageDefinition, samplePackages],
      [destinationDefinition, sampleDestinations],
    ] as const)
      for (const { pictures, ...values } of samples.toReversed()) {
        const sample = { values, added: pictures.map(addressOf), isSample: true } as const;
        await createListed<unknown>(db, definition, sample, Date.now());
      }
    await queuePictures(db, uploads);
    await recordPictureFileHashes(db, hashes);
  });
}

/** @returns addresses by name, and what is recorded of the pictures and their files */
async function storePictures({ store, folder }: SampleTarget) {
  const manifest = await readManifest(folder);
  const addresses = new Map<string, string>();
  const hashes: { name: string; sha256: string }[] = [];
  const uploads: { hash: string; bytes: number; wantsVariants: boolean }[] = [];
  await forEachConcurrently([...samplePictures.keys()], concurrency, async (name) => {
    const encoded = manifest[name];
    const reads = encoded?.files.map(async (file) => {
      const bytes = await readFile(path.join(folder, path.basename(file.name)));
      return { ...file, bytes };
    });
    const files = reads && (await Promise.all(reads).catch(() => undefined));
    if (!encoded || !files)
      throw new Error(`The sample picture ${name} is missing in ${folder}; npm run build puts it there.`);
    await store.put(files);
    hashes.push(...files.map((file) => ({ name: file.name, sha256: sha256(file.bytes) })));
    const bytes = files.reduce((sum, file) => sum + file.bytes.length, 0);
    uploads.push({ hash: encoded.facts.hash, bytes, wantsVariants: false });
    addresses.set(name, pictureAddress(encoded.facts));
  });
  return { addresses, hashes, uploads };
}

interface SeedDeps {
  readonly config: Pick<Config, 'sampleData' | 'adminEmail' | 'adminPassword'>;
  readonly db: Db;
  readonly store: PictureStore;
  readonly folder: string;
}

/** @returns a generated password, which must not get into the log @throws first when ADMIN_PASSWORD breaks the rule */
export async function seedDatabase(deps: SeedDeps) {
  const { config, db } = deps;
  const { adminEmail: email, adminPassword: password } = config;
  if (password !== undefined && (await listAdministrators(db)).length === 0) {
    const problem = await findPasswordProblem(password, email);
    if (problem !== undefined) throw new Error(`ADMIN_PASSWORD cannot be used: ${problem}`);
  }
  if (config.sampleData === 'on' && (await isNew(db)))
    // Other processes must neither load the samples too, nor sweep the pictures meanwhile.
    await withPictureLock(db, async (lock) => {
      if (await isNew(lock)) await loadSampleData({ ...deps, db: lock });
    });
  return ensureAdministrator(db, { email, password });
}

/** A database with any account counts as used: an owner who deleted every package gets no samples again. */
async function isNew(db: Db): Promise<boolean> {
  if (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) return false;
  const shown = await db
    .selectFrom('entities')
    .select('id')
    .where('kind', '<>', 'agency')
    .where('deleted_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return shown === undefined;
}
