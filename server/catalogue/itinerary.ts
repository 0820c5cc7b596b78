import type { Kysely } from 'kysely';
import { createId } from '#server/database/ids.ts';
import type { ItineraryDaysTable, Schema } from '#server/database/schema.ts';

type StoredDay = Pick<ItineraryDaysTable, 'id' | 'description'>;

/** Days numbered from 1 in the order given (specification, section 2). A day with an unchanged text keeps its id. */
export function numberDays(
  packageId: string,
  days: readonly { readonly description: string }[],
  previousDays: readonly StoredDay[] = [],
): ItineraryDaysTable[] {
  const remaining = [...previousDays];
  return days.map(({ description }, index) => {
    const found = remaining.findIndex((day) => day.description === description);
    const [reused] = found === -1 ? [] : remaining.splice(found, 1);
    return { id: reused?.id ?? createId(), package_id: packageId, day: index + 1, description };
  });
}

export async function replaceItinerary(
  db: Kysely<Schema>,
  packageId: string,
  entries: readonly { readonly description: string }[],
): Promise<void> {
  const previousDays = await db
    .selectFrom('itinerary_days')
    .select(['id', 'description'])
    .where('package_id', '=', packageId)
    .orderBy('day')
    .execute();
  await db.deleteFrom('itinerary_days').where('package_id', '=', packageId).execute();
  const days = numberDays(packageId, entries, previousDays);
  if (days.length > 0) await db.insertInto('itinerary_days').values(days).execute();
}
