import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { sql, type Kysely } from 'kysely';
import { describe, expect, test } from 'vitest';
import { packageFields } from '#contract/fields/package-fields.ts';
import { isShared } from '#server/database/advisory-locks.ts';
import type { Schema } from '#server/database/schema.ts';
import { temporaryDatabase } from '#server/database/testing/temporary-database.ts';
import { deleteEarlierVersions, findEarlierVersion, listEarlierVersions } from './earlier-versions.ts';
import { changePrices } from './package-prices.ts';
import { createPackage, deletePackage, editPackage } from './packages.ts';
import { packageSnapshots, readStored, type PackageSnapshot } from './snapshots.ts';
import { packageInput, storedPicture } from './testing/catalogue-samples.ts';
import { deleteForGood, restoreFromTrash } from './trash.ts';

const megabyte = 1024 * 1024;
const by = { userId: 'gone', address: '192.0.2.1' };

/** Text that no compression makes smaller than half, the same for the same seed. */
function incompressible(seed: string, length: number): string {
  let text = '';
  for (let part = 0; text.length < length; part += 1)
    text += createHash('sha512').update(`${seed} ${part}`).digest('base64');
  return text.slice(0, length);
}

const largestPackage = () =>
  packageInput({
    description: incompressible('description', packageFields.description.max),
    ...Object.fromEntries(
      ['tripHighlights', 'inclusions', 'exclusions'].map((list) => [
        list,
        Array.from({ length: packageFields.inclusions.max }, (_, index) =>
          incompressible(`${list} ${index}`, packageFields.inclusions.entryMax),
        ),
      ]),
    ),
    days: packageFields.dayWiseItinerary.max,
    dayWiseItinerary: Array.from({ length: packageFields.dayWiseItinerary.max }, (_, index) => ({
      day: index + 1,
      description: incompressible(`day ${index}`, packageFields.dayWiseItinerary.entry.max),
    })),
  });

/** Bytes on the disk, indexes and what is stored apart included. */
async function readDatabaseSize(db: Kysely<Schema>): Promise<number> {
  const query = isShared(db)
    ? sql<{ bytes: unknown }>`select pg_database_size(current_database()) as bytes`
    : sql<{
        bytes: unknown;
      }>`select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`;
  return Number((await query.execute(db)).rows[0]?.bytes);
}

const readContents = async (db: Kysely<Schema>) =>
  (await db.selectFrom('earlier_versions').select(['version', 'content']).orderBy('version').execute()).map(
    ({ content }) => content,
  );

describe('the database', () => {
  test('grows by less than 10 MB with 138 price changes of the largest package', async () => {
    const { db } = await temporaryDatabase();
    const { _id } = await createPackage(db, largestPackage(), []);
    const before = await readDatabaseSize(db);
    for (let version = 1; version <= 138; version += 1)
      await changePrices(db, [{ _id, version, price: version }], version, by);
    expect(((await readDatabaseSize(db)) - before) / megabyte).toBeLessThan(10);
    const kept = await findEarlierVersion(db, packageSnapshots, _id, 137);
    expect(kept).toEqual({
      ...(await readStored(db, packageSnapshots, _id)),
      row: expect.objectContaining({ price: 136, version: 137 }),
    });
  });

  test('grows by little with a day put in front of the longest itinerary', async () => {
    const { db } = await temporaryDatabase();
    const { dayWiseItinerary: days, ...input } = largestPackage();
    const shorter = days.slice(0, -20);
    const { _id: id } = await createPackage(db, { ...input, dayWiseItinerary: shorter }, []);
    for (let added = 1; added <= 20; added += 1) {
      const first = { day: 1, description: `Arrival ${added}` };
      await editPackage(db, id, { dayWiseItinerary: [first, ...shorter] }, { added: [] });
    }
    const [whole = '', ...others] = await readContents(db);
    expect(whole.length / megabyte).toBeGreaterThan(1);
    expect(others.reduce((sum, { length }) => sum + length, 0)).toBeLessThan(whole.length / 4);
  });
});

/** A save of a package of some days, each with a text long enough to be found again, or what else happens to it. */
const Step = fc.oneof(
  fc.record({ kind: fc.constant('prices' as const), price: fc.nat(9) }),
  fc.record({
    kind: fc.constant('edit' as const),
    days: fc.array(fc.nat(5), { maxLength: 6 }),
    text: fc.string({ unit: fc.constantFrom('"', '\\\\', ',', 'a', '€', '😀', '\n'), maxLength: 20 }),
    hasPicture: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('restore' as const), which: fc.nat() }),
  fc.record({
    kind: fc.constant('expire' as const),
    which: fc.array(fc.nat(), { minLength: 1, maxLength: 5 }),
  }),
  fc.record({ kind: fc.constant('trash' as const) }),
  // Changes a column that no version is kept for.
  fc.record({ kind: fc.constant('move' as const), place: fc.nat(9) }),
);

type Step = typeof Step extends fc.Arbitrary<infer Value> ? Value : never;

/** Does the step. @param kept what each version should give back, by its number */
async function doStep(
  db: Kysely<Schema>,
  id: string,
  kept: Map<number, PackageSnapshot>,
  step: Step,
): Promise<void> {
  const before = await readStored(db, packageSnapshots, id);
  const { version } = before.row;
  const versions = [...kept.keys()].toSorted((a, b) => a - b);
  const which = (index: number) => versions[index % versions.length] ?? 0;
  const keep = (summary: string | undefined) => {
    if (summary !== '') kept.set(version, before);
  };
  const edit = async (patch: Parameters<typeof editPackage>[2], order?: readonly string[]) => {
    const result = await editPackage(db, id, patch, { added: [], ...(order && { order }) });
    expect(result.outcome).toBe('edited');
    if (result.outcome === 'edited') keep(result.summary);
  };
  switch (step.kind) {
    case 'prices': {
      const { price } = step;
      await changePrices(db, [{ _id: id, version, price }], 1, by);
      return keep(price === before.row.price ? '' : undefined);
    }
    case 'edit': {
      const textOf = (text: number) => `${`The day ${text} `.repeat(40)}${step.text}`;
      return edit(
        {
          description: `${'A tour of some length. '.repeat(60)}${step.text}`,
          dayWiseItinerary: step.days.map((text, index) => ({ day: index + 1, description: textOf(text) })),
        },
        step.hasPicture ? before.pictures.map(({ address }) => address) : [],
      );
    }
    case 'restore': {
      const earlier = kept.get(which(step.which));
      return earlier && edit({ price: earlier.row.price, dayWiseItinerary: [...earlier.days] });
    }
    case 'expire': {
      const gone = [...new Set(step.which.map(which))].filter((one) => kept.delete(one));
      return gone.length === 0 ? undefined : deleteEarlierVersions(db, id, gone);
    }
    case 'trash':
      await deletePackage(db, id);
      await restoreFromTrash(db, packageSnapshots, id, 1);
      return undefined;
    case 'move':
      await db.updateTable('packages').set({ list_order: step.place }).where('id', '=', id).execute();
      return undefined;
  }
  return step satisfies never;
}

describe('every kept version is given back as it was', () => {
  test('after any edits, restores, deletions and expiries of any of them', async () => {
    const { db } = await temporaryDatabase();
    let packed = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(Step, { minLength: 10, maxLength: 25 }), async (steps) => {
        const { _id: id } = await createPackage(
          db,
          packageInput({ description: 'A tour of some length. '.repeat(60) }),
          [storedPicture('a')],
        );
        const kept = new Map<number, PackageSnapshot>();
        for (const step of steps) await doStep(db, id, kept, step);
        const listed = await listEarlierVersions(db, 'package', id);
        expect(listed.map(({ version }) => version).toSorted((a, b) => a - b)).toEqual(
          [...kept.keys()].toSorted((a, b) => a - b),
        );
        packed += (await readContents(db)).filter((content) => content.startsWith('[')).length;
        for (const [version, snapshot] of kept)
          expect(await findEarlierVersion(db, packageSnapshots, id, version)).toEqual(snapshot);
        await deletePackage(db, id);
        for (const [version, snapshot] of kept)
          expect(await findEarlierVersion(db, packageSnapshots, id, version)).toEqual(snapshot);
        await deleteForGood(db, 'package', id, 1);
        expect(await readContents(db)).toEqual([]);
      }),
      { numRuns: 30 },
    );
    expect(packed).toBeGreaterThan(15);
  });
});
