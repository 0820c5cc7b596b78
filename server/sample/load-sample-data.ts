import { pictureAddress } from '#contract/pictures.ts';
import { destinationDefinition, packageDefinition } from '#server/catalogue/definitions.ts';
import { createListed } from '#server/entities/listed.ts';
import { recordPictureFileHashes, type PictureFileHash } from '#server/pictures/picture-records.ts';
import { queuePictures, type StoredUpload } from '#server/pictures/variants/picture-queue.ts';
import type { Db } from '#server/database/schema.ts';
import { runWriteTransaction } from '#server/database/transactions.ts';
import type { PictureStore } from '#server/pictures/storage/picture-store.ts';
import { forEachConcurrently } from '#server/concurrency.ts';
import { readEncodedPicture, readManifest } from './sample-pictures.ts';
import {
  sampleDestinations,
  samplePackages,
  samplePictureName,
  samplePictures,
  type SamplePicture,
} from './samples.ts';
import { sha256 } from '#server/ids.ts';

interface SampleTarget {
  readonly db: Db;
  readonly store: Pick<PictureStore, 'put'>;
  readonly folder: string;
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
      for (const { pictures, ...values } of samples.toReversed())
        await createListed<unknown>(
          db,
          definition,
          { values, added: pictures.map(addressOf), isSample: true },
          Date.now(),
        );
    await queuePictures(db, uploads);
    await recordPictureFileHashes(db, hashes);
  });
}

/** @returns addresses by name, and what is recorded of the files */
async function storePictures({ store, folder }: SampleTarget): Promise<{
  addresses: Map<string, string>;
  hashes: PictureFileHash[];
  uploads: StoredUpload[];
}> {
  const manifest = await readManifest(folder);
  const addresses = new Map<string, string>();
  const hashes: PictureFileHash[] = [];
  const uploads: StoredUpload[] = [];
  await forEachConcurrently([...samplePictures.keys()], concurrency, async (name) => {
    const encoded = await readEncodedPicture(folder, manifest, name);
    if (encoded === undefined)
      throw new Error(`The sample picture ${name} is missing in ${folder}; npm run build puts it there.`);
    await store.put(encoded.files);
    hashes.push(...encoded.files.map((file) => ({ name: file.name, sha256: sha256(file.bytes) })));
    const bytes = encoded.files.reduce((sum, file) => sum + file.bytes.length, 0);
    uploads.push({ hash: encoded.metadata.hash, bytes, wantsVariants: false });
    addresses.set(name, pictureAddress(encoded.metadata));
  });
  return { addresses, hashes, uploads };
}
