import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { Config } from '#server/config.ts';
import { openPictureStore } from '#server/pictures/storage/folder-store.ts';
import type { PictureStore } from '#server/pictures/storage/picture-store.ts';
import { databaseEntry, manifestEntry, pictureEntry, writeArchive, type Manifest } from './archive.ts';
import { assertDatabaseExists } from './assert-database.ts';
import { readInventory, writeSnapshot } from './snapshot.ts';

/** Backups begun when pictures are missing: a server may move pictures that the snapshot names while they are read. */
const maxAttempts = 3;

/** Called with the share of the pictures that are written, 0 to 1. */
type OnShare = (share: number) => void;

/**
 * Writes a snapshot of an installation into one file, also while servers use it.
 * @throws with a text for people without a database
 */
export async function backUp(
  source: Pick<Config, 'dataDir'> & Partial<Pick<Config, 'databaseUrl' | 'bucket'>>,
  target: string,
  onShare: OnShare = () => undefined,
): Promise<Manifest> {
  await assertDatabaseExists(source);
  const snapshot = `${target}.${randomBytes(6).toString('hex')}.db`;
  const store = openPictureStore({ bucket: undefined, ...source });
  try {
    for (let attempt = 1; ; attempt += 1) {
      await writeSnapshot(source, snapshot);
      const manifest = await archiveSnapshot(snapshot, store, target, onShare);
      if (manifest.missing.length === 0 || attempt === maxAttempts) return manifest;
      await rm(snapshot);
    }
  } finally {
    await rm(snapshot, { force: true });
  }
}

async function archiveSnapshot(snapshot: string, store: PictureStore, target: string, onShare: OnShare) {
  const { pictures, ...counts } = readInventory(snapshot);
  const manifest: Manifest = { format: 1, createdAt: Date.now(), ...counts, pictures: 0, missing: [] };
  await writeArchive(target, manifest.createdAt, async ({ add, addFile }) => {
    await addFile(databaseEntry, snapshot);
    for (const [index, name] of pictures.entries()) {
      onShare(index / pictures.length);
      const bytes = (await store.read(name)) ?? (await readFromTrash(store, name));
      if (bytes) await add(pictureEntry(name), bytes);
      else manifest.missing.push(name);
    }
    onShare(1);
    manifest.pictures = pictures.length - manifest.missing.length;
    await add(manifestEntry, Buffer.from(`${JSON.stringify(manifest, undefined, 2)}\n`));
  });
  return manifest;
}

/** A picture that was deleted after the snapshot was taken. */
async function readFromTrash(store: PictureStore, name: string): Promise<Buffer | undefined> {
  for await (const file of store.trash()) if (file.name === name) return store.readFromTrash(file);
  return undefined;
}
