import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import {
  databaseEntry,
  manifestEntry,
  pictureEntry,
  checksumsEntry,
  formatChecksums,
  writeArchive,
  type Manifest,
} from './archive.ts';
import type { PictureStore } from '#server/pictures/storage/picture-store.ts';
import type { BackupSource } from './backup-source.ts';
import { readInventory } from './snapshot.ts';

/** Backups begun when pictures are missing: a server may move pictures that the snapshot names while they are read. */
const maxAttempts = 3;

/**
 * Writes a snapshot of an installation into one file, also while servers use it.
 * @param now ms since 1970 @param onProgress called with the share of the pictures that are written, 0 to 1
 */
export async function backUp(
  source: BackupSource,
  target: string,
  now = Date.now(),
  onProgress: (share: number) => void = () => undefined,
): Promise<Manifest> {
  await source.assertExists();
  const snapshot = `${target}.${randomBytes(6).toString('hex')}.db`;
  try {
    for (let attempt = 1; ; attempt += 1) {
      await source.writeSnapshot(snapshot);
      const manifest = await archiveSnapshot({ source, snapshot, target, now, onProgress });
      if (manifest.missing.length === 0 || attempt === maxAttempts) return manifest;
      await rm(snapshot);
    }
  } finally {
    await rm(snapshot, { force: true });
  }
}

interface ArchiveOptions {
  readonly source: BackupSource;
  readonly snapshot: string;
  readonly target: string;
  readonly now: number;
  readonly onProgress: (share: number) => void;
}

async function archiveSnapshot({
  source,
  snapshot,
  target,
  now,
  onProgress,
}: ArchiveOptions): Promise<Manifest> {
  const { rows, shown, pictures } = readInventory(snapshot);
  const missing: string[] = [];
  const manifest = () => ({
    format: 1 as const,
    createdAt: now,
    rows,
    shown,
    pictures: pictures.length - missing.length,
    missing,
  });
  await writeArchive(target, now, async ({ add, addFile, checksums }) => {
    await addFile(databaseEntry, snapshot);
    for (const [index, name] of pictures.entries()) {
      onProgress(index / pictures.length);
      const bytes = (await source.pictures.read(name)) ?? (await readFromTrash(source.pictures, name));
      if (bytes) await add(pictureEntry(name), bytes);
      else missing.push(name);
    }
    onProgress(1);
    await add(manifestEntry, Buffer.from(`${JSON.stringify(manifest(), undefined, 2)}\n`));
    await add(checksumsEntry, Buffer.from(formatChecksums(checksums)));
  });
  return manifest();
}

/** A picture that was deleted after the snapshot was taken. */
async function readFromTrash(store: PictureStore, name: string): Promise<Buffer | undefined> {
  for await (const file of store.trash()) if (file.name === name) return store.readFromTrash(file);
  return undefined;
}
