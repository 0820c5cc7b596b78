import type { Kysely, Migration } from 'kysely';

/** Who sees a package, its local name, and what the owner says about a picture. A row without them is as before. */
export const packageOptions = {
  async up(db: Kysely<unknown>) {
    const packages = db.schema.alterTable('packages');
    await packages
      .addColumn('visibility', 'text', (visibility) => visibility.notNull().defaultTo('public'))
      .execute();
    await packages.addColumn('prepared_for', 'text', (name) => name.notNull().defaultTo('')).execute();
    await packages.addColumn('local_name', 'text', (name) => name.notNull().defaultTo('')).execute();
    for (const table of ['package_pictures', 'destination_pictures', 'agency_pictures']) {
      const pictures = db.schema.alterTable(table);
      await pictures.addColumn('focal_x', 'integer').execute();
      await pictures.addColumn('focal_y', 'integer').execute();
      await pictures.addColumn('alt', 'text', (alt) => alt.notNull().defaultTo('')).execute();
      await pictures.addColumn('is_banner', 'integer', (flag) => flag.notNull().defaultTo(0)).execute();
    }
  },
} satisfies Migration;
