import type { Kysely } from 'kysely';
import type { Schema } from '#server/data/schema.ts';
import { writing } from '#server/data/transactions.ts';
import { forgetDevicesOf } from './known-devices.ts';
import { endSessionsOf } from './sessions.ts';

/** Gives a person another password; what opened the account before opens it no longer: sessions, codes and links. */
export function storePassword(db: Kysely<Schema>, userId: string, passwordHash: string): Promise<void> {
  return writing(db, async (inside) => {
    await inside.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', userId).execute();
    await forgetSecretsOf(inside, userId);
  });
}

/** Ends every session of a person, forgets their devices and drops the code and the link last mailed to them. */
export function forgetSecretsOf(db: Kysely<Schema>, userId: string): Promise<void> {
  return writing(db, async (inside) => {
    await endSessionsOf(inside, userId);
    await forgetDevicesOf(inside, userId);
    await inside.deleteFrom('one_time_codes').where('user_id', '=', userId).execute();
    await inside.deleteFrom('password_resets').where('user_id', '=', userId).execute();
  });
}
