import type { Kysely, Migration } from 'kysely';

export const knownDevices = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('known_devices')
      .addColumn('id_hash', 'text', (id) => id.notNull())
      .addColumn('user_id', 'text', (user) => user.notNull().references('users.id').onDelete('cascade'))
      .addColumn('created_at', 'bigint', (time) => time.notNull())
      .addColumn('ends_at', 'bigint', (time) => time.notNull())
      .addPrimaryKeyConstraint('one_device_once_for_each_user', ['id_hash', 'user_id'])
      .execute();
    await db.schema.createIndex('known_devices_of_user').on('known_devices').column('user_id').execute();
    await db.schema.createIndex('known_devices_by_end').on('known_devices').column('ends_at').execute();
    await db.schema
      .createIndex('password_resets_by_token')
      .on('password_resets')
      .column('token_hash')
      .execute();
  },
} satisfies Migration;
