import type { Insertable, Selectable } from 'kysely';
import * as v from 'valibot';
import type { Package } from '#contract/package.ts';
import type { PackageInput, PackagePatch } from '#contract/package-input.ts';
import type { ItineraryDaysTable, PackagesTable, PictureUsesTable } from '#server/database/schema.ts';

const TextList = v.pipe(v.string(), v.parseJson(), v.array(v.string()));

type Fields = Omit<Insertable<PackagesTable>, 'id' | 'list_order' | 'version' | 'created_at' | 'updated_at'>;

type PartialFields<T> = { readonly [K in keyof T]?: T[K] | undefined };

/** The columns of the fields given; absent or undefined fields are left out. */
export function toColumns(input: PackageInput): Fields;
export function toColumns(input: PackagePatch): PartialFields<Fields>;
export function toColumns(input: PackagePatch): PartialFields<Fields> {
  const { tripHighlights, inclusions, exclusions, dayWiseItinerary: _, ...plain } = input;
  return {
    ...plain,
    ...(tripHighlights && { trip_highlights: JSON.stringify(tripHighlights) }),
    ...(inclusions && { inclusions: JSON.stringify(inclusions) }),
    ...(exclusions && { exclusions: JSON.stringify(exclusions) }),
  };
}

export function toPackage(
  row: Selectable<PackagesTable>,
  days: readonly ItineraryDaysTable[] = [],
  pictures: readonly PictureUsesTable[] = [],
): Package {
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
  };
}
