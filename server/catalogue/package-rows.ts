import type { Insertable, Kysely, Selectable } from 'kysely';
import * as v from 'valibot';
import type { Package } from '#contract/package.ts';
import type { PackageInput, PackagePatch } from '#contract/fields/inputs.ts';
import type { ItineraryDaysTable, PackagesTable, Schema } from '#server/database/schema.ts';
import { runReadTransaction } from '#server/database/transactions.ts';
import { groupRows } from './group-rows.ts';
import { toPictureDetails, type PictureUse } from './picture-uses.ts';

const TextList = v.pipe(v.string(), v.parseJson(), v.array(v.string()));

type Fields = Omit<Insertable<PackagesTable>, 'id' | 'list_order' | 'version' | 'created_at' | 'updated_at'>;

type PartialFields<T> = { readonly [K in keyof T]?: T[K] | undefined };

export function toColumns(input: PackageInput): Fields;
export function toColumns(input: PackagePatch): PartialFields<Fields>;
export function toColumns(input: PackagePatch): PartialFields<Fields> {
  const {
    tripHighlights,
    inclusions,
    exclusions,
    preparedFor,
    localName,
    dayWiseItinerary: _,
    ...columns
  } = input;
  return {
    ...columns,
    ...(tripHighlights && { trip_highlights: JSON.stringify(tripHighlights) }),
    ...(inclusions && { inclusions: JSON.stringify(inclusions) }),
    ...(exclusions && { exclusions: JSON.stringify(exclusions) }),
    ...(preparedFor !== undefined && { prepared_for: preparedFor }),
    ...(localName !== undefined && { local_name: localName }),
  };
}

/** @param days in their order @param pictures in their order */
export function toPackage(
  row: Selectable<PackagesTable>,
  days: readonly Omit<ItineraryDaysTable, 'package_id'>[] = [],
  pictures: readonly PictureUse[] = [],
): Package {
  const pictureDetails = toPictureDetails(pictures);
  return {
    _id: row.id,
    category: row.category,
    name: row.name,
    place: row.place,
    days: row.days,
    nights: row.nights,
    persons: row.persons,
    price: row.price,
    description: row.description,
    images: pictures.map(({ address }) => address),
    tripHighlights: v.parse(TextList, row.trip_highlights),
    inclusions: v.parse(TextList, row.inclusions),
    exclusions: v.parse(TextList, row.exclusions),
    version: row.version,
    updatedAt: row.updated_at,
    dayWiseItinerary: days.map(({ id, day, description }) => ({ _id: id, day, description })),
    // Absent where they say nothing, so that answers stay as the specification has them.
    ...(row.visibility !== 'public' && { visibility: row.visibility }),
    ...(row.prepared_for !== '' && { preparedFor: row.prepared_for }),
    ...(row.local_name !== '' && { localName: row.local_name }),
    ...(pictureDetails.length > 0 && { pictureDetails }),
  };
}

/** Packages with days and pictures in three queries, however many; newest first. @param id of the only one */
export function readPackages(db: Kysely<Schema>, id?: string): Promise<Package[]> {
  return runReadTransaction(db, async (trx) => {
    let query = trx.selectFrom('packages').orderBy('list_order').orderBy('id');
    if (id !== undefined) query = query.where('id', '=', id);
    const rows = await query.selectAll().execute();
    const days = await trx
      .selectFrom('itinerary_days')
      .selectAll()
      .where('package_id', 'in', query.select('id'))
      .orderBy('day')
      .execute();
    const pictures = await trx
      .selectFrom('package_pictures')
      .selectAll()
      .where('owner_id', 'in', query.select('id'))
      .orderBy('position')
      .execute();
    const daysOf = groupRows(days, 'package_id');
    const picturesOf = groupRows(pictures, 'owner_id');
    return rows.map((row) => toPackage(row, daysOf.get(row.id), picturesOf.get(row.id)));
  });
}
