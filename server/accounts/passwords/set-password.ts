import type { Db } from '#server/database/schema.ts';
import { runWriteTransaction } from '#server/database/transactions.ts';
import { deleteDevicesOf } from '#server/accounts/known-devices.ts';
import { endSessionsOf } from '#server/accounts/sessions.ts';

/** Changes a person's password, and revokes their sessions but `keptSession` (its hash), devices, codes and links. */
export function setPassword(
  db: Db,
  userId: string,
  passwordHash: string,
  keptSession?: string,
): Promise<void> {
  return runWriteTransaction(db, async (trx) => {
    await trx.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', userId).execute();
    await revokeCredentials(trx, userId, keptSession);
  });
}

export function revokeCredentials(db: Db, userId: string, keptSession?: string): Promise<void> {
  return runWriteTransaction(db, async (trx) => {
    await endSessionsOf(trx, userId, keptSession);
    await deleteDevicesOf(trx, userId);
    await trx.deleteFrom('one_time_codes').where('user_id', '=', userId).execute();
    await trx.deleteFrom('reset_links').where('user_id', '=', userId).execute();
    await trx.deleteFrom('email_changes').where('user_id', '=', userId).execute();
  });
}
