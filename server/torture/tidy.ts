import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { createFolderStore } from '#server/pictures/folder-store.ts';
import { filesFor } from './album.ts';
import { picturesOf, type Client } from './client.ts';

/**
 * To be asked right after a start, whose sweep has removed what nothing uses.
 * @throws when the disk does not hold exactly the files of the pictures that are shown, or an upload was left behind
 */
export async function expectTidy(client: Client, dataDir: string): Promise<void> {
  const stored: string[] = [];
  for await (const name of createFolderStore(path.join(dataDir, 'pictures')).list()) stored.push(name);
  const needed = filesFor(picturesOf(await client.shown()));
  if (!isDeepStrictEqual(stored.toSorted(), needed.toSorted()))
    throw new Error(`The store holds ${stored.length} files where ${needed.length} are shown`);
  const uploads = await readdir(path.join(dataDir, 'uploads')).catch(() => []);
  if (uploads.length > 0) throw new Error(`Uploads were left behind: ${uploads.join(', ')}`);
}
