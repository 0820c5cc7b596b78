import type { Kysely } from 'kysely';
import type { Package } from '#contract/package.ts';
import { groupRows } from './group-rows.ts';
import { toPackage } from './package-rows.ts';
import type { Schema } from '#server/database/schema.ts';
import { runReadTransaction } from '#server/database/transactions.ts';

export interface PackageFilter {
  readonly id?: string;
}

function filterPackages(db: Kysely<Schema>, { id }: PackageFilter) {
  let query = db.selectFrom('packages').orderBy('list_order').orderBy('id');
  if (id !== undefined) query = query.where('id', '=', id);
  return query;
}

/** Packages with days and pictures in three queries, however many; newest first. */
export function readPackages(db: Kysely<Schema>, choice: PackageFilter): Promise<Package[]> {
  return runReadTransaction(db, async (inside) => {
    const chosen = filterPackages(inside, choice);
    const rows = await chosen.selectAll().execute();
    const days = await inside
      .selectFrom('itinerary_days')
      .selectAll()
      .where('package_id', 'in', chosen.select('id'))
      .orderBy('day')
      .execute();
    const pictures = await inside
      .selectFrom('package_pictures')
      .selectAll()
      .where('owner_id', 'in', chosen.select('id'))
      .orderBy('position')
      .execute();
    const daysOf = groupRows(days, 'package_id');
    const picturesOf = groupRows(pictures, 'owner_id');
    return rows.map((row) => toPackage(row, daysOf.get(row.id), picturesOf.get(row.id)));
  });
}
