import type { Kysely } from 'kysely';
import { categories, type Category, type CategorySummary } from '#contract/category.ts';
import type { Schema } from '#server/database/schema.ts';
import { runReadTransaction } from '#server/database/transactions.ts';

/** Every category, also one without public packages, with the first picture that its list shows. */
export function listCategories(db: Kysely<Schema>): Promise<CategorySummary[]> {
  return runReadTransaction(db, async (trx) => {
    const counts = await trx
      .selectFrom('packages')
      .select(['category', (count) => count.fn.countAll<number | string>().as('packages')])
      .where('visibility', '=', 'public')
      .groupBy('category')
      .execute();
    const summaries: CategorySummary[] = [];
    for (const name of categories) {
      const count = counts.find(({ category }) => category === name);
      const image = await firstPicture(trx, name);
      summaries.push({ name, packages: Number(count?.packages ?? 0), image });
    }
    return summaries;
  });
}

async function firstPicture(db: Kysely<Schema>, category: Category): Promise<string | null> {
  const found = await db
    .selectFrom('packages')
    .innerJoin('package_pictures', 'package_pictures.owner_id', 'packages.id')
    .select('address')
    .where('category', '=', category)
    .where('visibility', '=', 'public')
    .orderBy('list_order')
    .orderBy('id')
    .orderBy('position')
    .limit(1)
    .executeTakeFirst();
  return found?.address ?? null;
}
