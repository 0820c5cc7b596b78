import type { Db } from '#server/database/schema.ts';
import { runWriteTransaction } from '#server/database/transactions.ts';
import { day, isYetToCome, type Clock } from '#server/clock.ts';
import { normaliseEmail } from './email-address.ts';
import { createToken, sha256 } from '#server/ids.ts';

/** ms (OWASP, "Slow Down Online Guessing Attacks with Device Cookies"). */
const deviceLifetime = 180 * day;

/** Looked up by its id alone, so that the work does not depend on the address. */
export async function isKnownDevice(db: Db, clock: Clock, id: string, email: string): Promise<boolean> {
  const now = clock.now();
  const people = await db
    .selectFrom('known_devices')
    .innerJoin('users', 'users.id', 'known_devices.user_id')
    .select('users.email')
    .where('id_hash', '=', sha256(id))
    .where((device) => isYetToCome(device, 'ends_at', now, deviceLifetime))
    .execute();
  return people.some((person) => normaliseEmail(person.email) === normaliseEmail(email));
}

/**
 * Makes a device known for a person under a new id, which replaces `previousId`.
 * @returns `id`: a token that is no credential; `endsAt`: ms since 1970
 */
export async function rememberDevice(db: Db, clock: Clock, userId: string, previousId?: string) {
  const id = createToken();
  const now = clock.now();
  const times = { created_at: now, ends_at: now + deviceLifetime };
  await runWriteTransaction(db, async (trx) => {
    if (previousId !== undefined)
      await trx
        .updateTable('known_devices')
        .set({ id_hash: sha256(id) })
        .where('id_hash', '=', sha256(previousId))
        .execute();
    await trx
      .insertInto('known_devices')
      .values({ id_hash: sha256(id), user_id: userId, ...times })
      .onConflict((conflict) => conflict.columns(['id_hash', 'user_id']).doUpdateSet(times))
      .execute();
  });
  return { id, endsAt: times.ends_at };
}
