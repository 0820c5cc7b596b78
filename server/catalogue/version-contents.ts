import type { Kysely } from 'kysely';
import * as v from 'valibot';
import type { Schema } from '#server/database/schema.ts';
import { applyDelta, createDelta, joinJson, splitJson } from './text-delta.ts';

// The content of an earlier version is JSON: an object, or a list that says how it differs from the version kept before
// it. The list begins with a number: of the versions from this one on, the first is kept as an object.

/** Characters; a delta of a shorter content saves nothing worth it. */
const leastContent = 1024;
/** Versions after which one is kept whole again, which bounds what is read for one of them. */
const maxDeltas = 100;

const StoredDelta = v.tupleWithRest([v.number()], v.union([v.string(), v.tuple([v.number(), v.number()])]));

const isWhole = (stored: string) => !stored.startsWith('[');

const parseDelta = (stored: string) => v.parse(StoredDelta, JSON.parse(stored));

interface Unpacked {
  readonly version: number;
  /** See `splitJson`. */
  readonly parts: readonly string[];
  /** The version that is kept whole, and the characters of the deltas since. */
  readonly base: number;
  readonly deltaLength: number;
}

/** What to store as the content of the newest version of an entity, whose row is locked. @param content JSON */
export async function packContent(
  trx: Kysely<Schema>,
  id: string,
  version: number,
  content: string,
): Promise<string> {
  if (content.length < leastContent) return content;
  const former = await readNewest(trx, id, version - 1);
  if (!former || version - former.base > maxDeltas) return content;
  const packed = JSON.stringify([former.base, ...createDelta(former.parts, splitJson(content))]);
  return former.deltaLength + packed.length < content.length ? packed : content;
}

/** The content of a version as it was given to `packContent`; undefined when it is not kept. */
export async function readContent(
  db: Kysely<Schema>,
  id: string,
  version: number,
): Promise<string | undefined> {
  const found = await readNewest(db, id, version);
  return found?.version === version ? joinJson(found.parts) : undefined;
}

/** Stores versions whole that are read from one of those that are to be deleted. */
export async function unpackFollowing(
  trx: Kysely<Schema>,
  id: string,
  deleted: readonly number[],
): Promise<void> {
  const isDeleted = new Set(deleted);
  const kept = await trx
    .selectFrom('earlier_versions')
    .select('version')
    .where('owner_id', '=', id)
    .where('version', '>=', Math.min(...deleted))
    .orderBy('version')
    .execute();
  const following = kept.filter(
    ({ version }, index) => !isDeleted.has(version) && isDeleted.has(kept[index - 1]?.version ?? version),
  );
  for (const { version } of following) {
    const content = await readContent(trx, id, version);
    await trx
      .updateTable('earlier_versions')
      .set({ content })
      .where('owner_id', '=', id)
      .where('version', '=', version)
      .execute();
  }
}

async function readNewest(db: Kysely<Schema>, id: string, version: number): Promise<Unpacked | undefined> {
  const contents = db
    .selectFrom('earlier_versions')
    .select(['version', 'content'])
    .where('owner_id', '=', id);
  const newest = await contents
    .where('version', '<=', version)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!newest) return undefined;
  const rows = isWhole(newest.content)
    ? [newest]
    : await contents
        .where('version', '>=', parseDelta(newest.content)[0])
        .where('version', '<=', newest.version)
        .orderBy('version')
        .execute();
  let read: Unpacked | undefined;
  for (const { version: next, content } of rows)
    if (isWhole(content)) read = { version: next, parts: splitJson(content), base: next, deltaLength: 0 };
    else {
      // An older version of the program, which ran beside this one, has deleted what this one is read from.
      if (!read) return undefined;
      const [, ...delta] = parseDelta(content);
      const deltaLength = read.deltaLength + content.length;
      read = { ...read, version: next, parts: applyDelta(read.parts, delta), deltaLength };
    }
  return read;
}
