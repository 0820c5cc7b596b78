import type { Kysely, Selectable } from 'kysely';
import * as v from 'valibot';
import { categories } from '#contract/category.ts';
import { visibilities } from '#contract/visibility.ts';
import type {
  DestinationsTable,
  EntityKind,
  ItineraryDaysTable,
  PackagesTable,
  PictureUsesTable,
  Schema,
  VersionedKind,
} from '#server/database/schema.ts';

/** Of a new package or destination; each edit raises it. */
export const firstVersion = 1;

/** All rows of what has earlier versions. */
export interface VersionSnapshot {
  readonly row: { readonly id: string; readonly name: string; readonly version: number };
  readonly pictures: readonly StoredPicture[];
}

/** All rows of a package or destination. */
export interface Snapshot extends VersionSnapshot {
  readonly row: VersionSnapshot['row'] & { readonly list_order: number };
}

type StoredPicture = Omit<Selectable<PictureUsesTable>, 'owner_id'>;

export interface PackageSnapshot extends Snapshot {
  readonly row: Selectable<PackagesTable>;
  readonly days: readonly Omit<ItineraryDaysTable, 'package_id'>[];
}

export interface DestinationSnapshot extends Snapshot {
  readonly row: Selectable<DestinationsTable>;
}

/** What history needs of a kind of entity. Every method runs in the caller's transaction. */
export interface VersionedType<S extends VersionSnapshot> {
  readonly kind: VersionedKind;
  /** Locks the row until the end of the transaction. @returns false when there is none, or none of the version given */
  lock(trx: Kysely<Schema>, id: string, version?: number): Promise<boolean>;
  read(trx: Kysely<Schema>, id: string): Promise<S | undefined>;
  /** Reads what `JSON.stringify` made of a snapshot. @throws ValiError */
  parse(content: string): S;
}

/** What the trash needs beside that. */
export interface SnapshotType<S extends Snapshot> extends VersionedType<S> {
  readonly kind: EntityKind;
  /** Stores the rows as they were read. @throws SnapshotRefusedError when something of them would be lost */
  insert(trx: Kysely<Schema>, snapshot: S): Promise<void>;
  /** Deletes the row with everything that refers to it. */
  remove(trx: Kysely<Schema>, id: string): Promise<void>;
}

// A column that a later step of the schema adds is to be read with its default (`v.optional`): older contents lack it.
// Members that this version does not know are kept (`v.looseObject`): a server of a newer version may have stored them.
const flag = v.picklist([0, 1]);

export const StoredPictures = v.array(
  v.looseObject({
    position: v.number(),
    address: v.string(),
    hash: v.nullable(v.string()),
    focal_x: v.nullable(v.number()),
    focal_y: v.nullable(v.number()),
    alt: v.string(),
    is_banner: flag,
  }),
);

const PackageContent = v.looseObject({
  row: v.looseObject({
    id: v.string(),
    list_order: v.number(),
    category: v.picklist(categories),
    name: v.string(),
    place: v.string(),
    days: v.number(),
    nights: v.number(),
    persons: v.number(),
    price: v.number(),
    description: v.string(),
    version: v.number(),
    trip_highlights: v.string(),
    inclusions: v.string(),
    exclusions: v.string(),
    created_at: v.number(),
    updated_at: v.number(),
    visibility: v.picklist(visibilities),
    prepared_for: v.string(),
    local_name: v.string(),
  }),
  days: v.array(v.looseObject({ id: v.string(), day: v.number(), description: v.string() })),
  pictures: StoredPictures,
}) satisfies v.GenericSchema<unknown, PackageSnapshot>;

const DestinationContent = v.looseObject({
  row: v.looseObject({
    id: v.string(),
    list_order: v.number(),
    name: v.string(),
    discount: v.string(),
    version: v.number(),
    created_at: v.number(),
    updated_at: v.number(),
  }),
  pictures: StoredPictures,
}) satisfies v.GenericSchema<unknown, DestinationSnapshot>;

export const packageSnapshots: SnapshotType<PackageSnapshot> = {
  kind: 'package',
  lock: (trx, id, version) => lockRow(trx, 'packages', id, version),
  read: async (trx, id) => {
    const row = await trx.selectFrom('packages').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) return undefined;
    const days = await trx
      .selectFrom('itinerary_days')
      .selectAll()
      .where('package_id', '=', id)
      .orderBy('day')
      .execute();
    return { row, days, pictures: await readPictures(trx, 'package_pictures', id) };
  },
  insert: async (trx, { row, days, pictures: uses, ...unknown }) => {
    await assertStorable(trx, unknown, { packages: [row], itinerary_days: days, package_pictures: uses });
    await trx.insertInto('packages').values(row).execute();
    if (days.length > 0)
      await trx
        .insertInto('itinerary_days')
        .values(days.map((day) => ({ ...day, package_id: row.id })))
        .execute();
    await insertPictures(trx, 'package_pictures', row.id, uses);
  },
  remove: async (trx, id) => {
    await trx.deleteFrom('packages').where('id', '=', id).execute();
  },
  parse: (content) => v.parse(PackageContent, JSON.parse(content)),
};

export const destinationSnapshots: SnapshotType<DestinationSnapshot> = {
  kind: 'destination',
  lock: (trx, id, version) => lockRow(trx, 'destinations', id, version),
  read: async (trx, id) => {
    const row = await trx.selectFrom('destinations').selectAll().where('id', '=', id).executeTakeFirst();
    return row && { row, pictures: await readPictures(trx, 'destination_pictures', id) };
  },
  insert: async (trx, { row, pictures: uses, ...unknown }) => {
    await assertStorable(trx, unknown, { destinations: [row], destination_pictures: uses });
    await trx.insertInto('destinations').values(row).execute();
    await insertPictures(trx, 'destination_pictures', row.id, uses);
  },
  remove: async (trx, id) => {
    await trx.deleteFrom('destinations').where('id', '=', id).execute();
  },
  parse: (content) => v.parse(DestinationContent, JSON.parse(content)),
};

/** The snapshot of a row that is locked. */
export async function readStored<S extends VersionSnapshot>(
  trx: Kysely<Schema>,
  type: VersionedType<S>,
  id: string,
): Promise<S> {
  const snapshot = await type.read(trx, id);
  if (!snapshot) throw new Error(`A ${type.kind} vanished inside its own transaction`);
  return snapshot;
}

/** The hashes of stored pictures, each once. */
export const hashesOf = ({ pictures: uses }: VersionSnapshot): string[] => [
  ...new Set(uses.map(({ hash }) => hash).filter((hash) => hash !== null)),
];

export const addressesOf = ({ pictures: uses }: VersionSnapshot): string[] =>
  uses.map(({ address }) => address);

type RowTable = 'packages' | 'destinations' | 'agency';
type PictureTable = 'package_pictures' | 'destination_pictures' | 'agency_pictures';

/** An update that changes nothing locks the row on both databases. */
export async function lockRow(
  trx: Kysely<Schema>,
  table: RowTable,
  id: string,
  version: number | undefined,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable(table)
    .set((row) => ({ version: row.ref('version') }))
    .where('id', '=', id)
    .$if(version !== undefined, (query) => query.where('version', '=', Number(version)))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** With every column, also those of a newer version. */
export function readPictures(trx: Kysely<Schema>, table: PictureTable, id: string): Promise<StoredPicture[]> {
  return trx.selectFrom(table).selectAll().where('owner_id', '=', id).orderBy('position').execute();
}

/** What a newer version has deleted, and this one could restore in part only. The message is for people. */
export class SnapshotRefusedError extends Error {
  constructor() {
    super(
      'A newer version of this program deleted this, and this one would lose a part of it. It stays in the trash: ' +
        'please restore it once the newer version runs.',
    );
  }
}

/** @param unknown members that are no rows of these tables @throws SnapshotRefusedError when a column is missing */
async function assertStorable(
  trx: Kysely<Schema>,
  unknown: object,
  rows: Partial<Readonly<Record<keyof Schema, readonly object[]>>>,
): Promise<void> {
  if (Object.keys(unknown).length > 0) throw new SnapshotRefusedError();
  const tables = await trx.introspection.getTables();
  for (const [name, members] of Object.entries(rows)) {
    const columns = new Set(
      tables.filter((table) => table.name === name).flatMap((table) => table.columns.map((one) => one.name)),
    );
    if (members.flatMap(Object.keys).some((key) => !columns.has(key))) throw new SnapshotRefusedError();
  }
}

async function insertPictures(
  trx: Kysely<Schema>,
  table: PictureTable,
  id: string,
  uses: readonly StoredPicture[],
): Promise<void> {
  if (uses.length === 0) return;
  await trx
    .insertInto(table)
    .values(uses.map((use) => ({ ...use, owner_id: id })))
    .execute();
}
