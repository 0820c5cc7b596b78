import { createHash } from 'node:crypto';
import { mediaTypeOf } from '#server/http/media-types.ts';
import { hashOfFile } from '#server/pictures/names.ts';
import type { PictureStore } from '#server/pictures/store.ts';
import { inLanes } from '#server/sample/lanes.ts';

/** Files on their way at once: most of the time is waiting for the store. */
const atOnce = 8;
/** Files between two lines of progress. */
const sayEvery = 200;

/** The files of recorded pictures that are in a store; leftovers and strays stay behind. */
export async function listFiles(store: PictureStore, hashes: ReadonlySet<string>): Promise<string[]> {
  const names: string[] = [];
  for await (const name of store.list()) if (hashes.has(hashOfFile(name) ?? '')) names.push(name);
  return names;
}

/** @returns a file in `store` that is none of `names`; undefined when there is none */
export async function firstForeign(
  store: PictureStore,
  names: readonly string[],
): Promise<string | undefined> {
  const expected = new Set(names);
  for await (const name of store.list()) if (!expected.has(name)) return name;
  return undefined;
}

/**
 * Copies files, and reads each back: what was copied before and is whole is not sent again.
 * @returns how many were sent
 * @throws when a file is gone or does not come back as it was sent
 */
export async function copyFiles(
  names: readonly string[],
  from: PictureStore,
  to: PictureStore,
  say: (line: string) => void,
): Promise<number> {
  let [done, sent] = [0, 0];
  await inLanes(names, atOnce, async (name) => {
    const bytes = await from.read(name);
    if (!bytes) throw new Error(`The picture file ${name} vanished while it was copied.`);
    if (!(await holds(to, name, bytes))) {
      await to.put([{ name, type: mediaTypeOf(name), bytes }]);
      if (!(await holds(to, name, bytes))) throw new Error(`The picture file ${name} was not stored whole.`);
      sent += 1;
    }
    done += 1;
    if (done % sayEvery === 0 || done === names.length) say(`pictures: ${done} of ${names.length} files`);
  });
  return sent;
}

async function holds(store: PictureStore, name: string, bytes: Buffer): Promise<boolean> {
  const stored = await store.read(name);
  return stored !== undefined && sha256(stored) === sha256(bytes);
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
