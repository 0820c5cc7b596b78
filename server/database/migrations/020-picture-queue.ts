import type { Kysely, Migration } from 'kysely';

/**
 * Pictures wait for their variants in their table. Those that exist have them, and so do those that a server of the
 * version before adds meanwhile: hence the default of `variants_ready`. Their bytes are counted later.
 */
export const pictureQueue = {
  async up(db: Kysely<unknown>) {
    const pictures = db.schema.alterTable('pictures');
    await pictures.addColumn('bytes', 'bigint').execute();
    await pictures.addColumn('variants_ready', 'integer', (flag) => flag.notNull().defaultTo(1)).execute();
    await pictures.addColumn('encode_tries', 'integer', (tries) => tries.notNull().defaultTo(0)).execute();
    await pictures.addColumn('lease_until', 'bigint', (time) => time.notNull().defaultTo(0)).execute();
    await pictures.addColumn('lease_token', 'text', (token) => token.notNull().defaultTo('')).execute();
    await db.schema
      .createIndex('pictures_by_readiness')
      .on('pictures')
      .columns(['variants_ready', 'created_at'])
      .execute();
    await db.schema
      .createTable('removed_pictures')
      .addColumn('hash', 'text', (hash) => hash.primaryKey().notNull())
      .addColumn('width', 'integer', (width) => width.notNull())
      .addColumn('height', 'integer', (height) => height.notNull())
      .addColumn('color', 'text', (color) => color.notNull())
      .execute();
  },
} satisfies Migration;
