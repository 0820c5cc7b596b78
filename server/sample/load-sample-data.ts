import type { Kysely } from 'kysely';
import { pictureAddress } from '#contract/pictures.ts';
import { createDestination } from '#server/catalogue/destinations.ts';
import { createPackage } from '#server/catalogue/packages.ts';
import {
  recordPictureFileHashes,
  hashBytes,
  type PictureFileHash,
} from '#server/pictures/records/picture-file-hashes.ts';
import type { Schema } from '#server/database/schema.ts';
import { runWriteTransaction } from '#server/database/transactions.ts';
import { createPictureProcessor, type ProcessPicture } from '#server/pictures/processing/process-picture.ts';
import type { PictureStore } from '#server/pictures/storage/picture-store.ts';
import { sampleDestinations } from './destinations.ts';
import { forEachConcurrently } from '#server/concurrency.ts';
import { samplePackages } from './packages.ts';
import { drawSamplePicture, pictureKey, type SamplePicture } from './picture.ts';
import { samplePictures } from './pictures.ts';
import { readManifest, readPrepared } from './prepared-pictures.ts';
import { rasterise } from '#scripts/art/rasterise.ts';

export interface SampleTarget {
  readonly db: Kysely<Schema>;
  readonly store: Pick<PictureStore, 'put'>;
  /** Output of `prepareSamplePictures`; pictures missing in it are drawn and encoded now. */
  readonly folder: string;
  readonly process?: ProcessPicture;
}

const concurrency = 2;

/** Fills an empty catalogue: stores pictures first, then all packages and destinations in one transaction. */
export async function loadSampleData(target: SampleTarget): Promise<void> {
  const { addresses, sums } = await storePictures(target);
  const addressOf = (picture: SamplePicture) => {
    const address = addresses.get(JSON.stringify(picture));
    if (address === undefined) throw new Error(`no picture ${JSON.stringify(picture)}`);
    return address;
  };
  await runWriteTransaction(target.db, async (db) => {
    // Lists show the newest first, so the first one is written last.
    for (const { pictures, ...input } of samplePackages.toReversed())
      await createPackage(db, input, pictures.map(addressOf));
    for (const { pictures, ...input } of sampleDestinations.toReversed())
      await createDestination(db, input, pictures.map(addressOf));
    await recordPictureFileHashes(db, sums);
  });
}

/** @returns addresses by description as JSON, and the hashes of all files */
async function storePictures({
  store,
  folder,
  process = createPictureProcessor({ atOnce: concurrency, avifEffort: 1 }),
}: SampleTarget): Promise<{ addresses: Map<string, string>; sums: PictureFileHash[] }> {
  const manifest = await readManifest(folder);
  const addresses = new Map<string, string>();
  const sums: PictureFileHash[] = [];
  await forEachConcurrently(samplePictures, concurrency, async (picture) => {
    const svg = drawSamplePicture(picture);
    const processed =
      (await readPrepared(folder, manifest, pictureKey(svg))) ??
      (await process(await rasterise(svg), `${picture.scene}-${picture.light}.png`));
    await store.put(processed.files);
    sums.push(...processed.files.map(({ name, bytes }) => ({ name, sha256: hashBytes(bytes) })));
    addresses.set(JSON.stringify(picture), pictureAddress(processed.facts));
  });
  return { addresses, sums };
}
