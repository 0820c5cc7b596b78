import { mediaTypeOf } from '#server/http/responses/file-names.ts';
import { parsePictureHash } from '#server/pictures/storage/picture-file-names.ts';
import type { PictureStore } from '#server/pictures/storage/picture-store.ts';
import { forEachConcurrently } from '#server/concurrency.ts';
import { sha256 } from '#server/ids.ts';

/** Files copied at once: most of the time is waiting for the store. */
const concurrency = 8;
const progressInterval = 200;

export async function listFiles(store: PictureStore, hashes: ReadonlySet<string>): Promise<string[]> {
  const names: string[] = [];
  for await (const name of store.list()) if (hashes.has(parsePictureHash(name) ?? '')) names.push(name);
  return names;
}

export async function findUnexpectedFile(
  store: PictureStore,
  names: readonly string[],
): Promise<string | undefined> {
  const expected = new Set(names);
  for await (const name of store.list()) if (!expected.has(name)) return name;
  return undefined;
}

/** Copies files that are not there whole and reads them back. @returns how many were sent @throws when one differs */
export async function copyFiles(
  names: readonly string[],
  from: PictureStore,
  to: PictureStore,
  print: (line: string) => void,
): Promise<number> {
  let [done, sent] = [0, 0];
  await forEachConcurrently(names, concurrency, async (name) => {
    const bytes = await from.read(name);
    if (!bytes) throw new Error(`The picture file ${name} vanished while it was copied.`);
    if (!(await hasSameFile(to, name, bytes))) {
      await to.put([{ name, type: mediaTypeOf(name), bytes }]);
      if (!(await hasSameFile(to, name, bytes)))
        throw new Error(`The picture file ${name} was not stored whole.`);
      sent += 1;
    }
    done += 1;
    if (done % progressInterval === 0 || done === names.length)
      print(`pictures: ${done} of ${names.length} files`);
  });
  return sent;
}

async function hasSameFile(store: PictureStore, name: string, bytes: Buffer): Promise<boolean> {
  const stored = await store.read(name);
  return stored !== undefined && sha256(stored) === sha256(bytes);
}
