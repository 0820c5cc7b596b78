import type { Kysely } from 'kysely';
import type { Schema } from '#server/data/schema.ts';
import { writing } from '#server/data/transactions.ts';
import { forgetDevicesOf } from './known-devices.ts';
import { endSessionsOf } from './sessions.ts';

/** Changes a person's password, and revokes their sessions, devices, codes and links. */
export function storePassword(db: Kysely<Schema>, userId: string, passwordHash: string): Promise<void> {
  return writing(db, async (inside) => {
    await inside.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', userId).execute();
    await forgetSecretsOf(inside, userId);
  });
}

/** Deletes a person's sessions, known devices, code and reset link. */
export function forgetSecretsOf(db: Kysely<Schema>, userId: string): Promise<void> {
  return writing(db, async (inside) => {
    await endSessionsOf(inside, userId);
    await forgetDevicesOf(inside, userId);
    await inside.deleteFrom('one_time_codes').where('user_id', '=', userId).execute();
    await inside.deleteFrom('password_resets').where('user_id', '=', userId).execute();
  });
}
