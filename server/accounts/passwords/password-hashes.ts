import { randomBytes } from 'node:crypto';
import { revokeCredentials } from '#server/accounts/sessions.ts';
import type { Db } from '#server/database/schema.ts';

/** KiB and passes: the first choice of OWASP's Password Storage Cheat Sheet for argon2id. */
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/** A hash of random bytes that are not known, at the same cost. */
const dummyHash =
  '$argon2id$v=19$m=19456,t=2,p=1$3Ijv8YdqbDAwzv20xVgiPw$Ir0VY7oaJGDarjzoz45Rz4gD6RmiQSsYvsjP+jb+484';

/** NIST SP 800-63B, 3.1.1.2: characters that can be typed in several ways count as the same. */
export const normalisePassword = (password: string) => password.normalize('NFKC');

/** 120 random bits, as 20 characters of base64url. */
export const randomPassword = () => randomBytes(15).toString('base64url');

/** Loaded with the first password, so that the start does not wait for it. */
const loadArgon2 = () => import('@node-rs/argon2');

/** Takes about 20 ms, off the main thread. */
export const hashPassword = async (password: string) =>
  (await loadArgon2()).hash(normalisePassword(password), cost);

/** Without a hash it does the same work, so that the response time does not reveal whether an account exists. */
export async function verifyPassword(
  stored: string | null | undefined,
  password: string,
  verifyHash?: (hash: string, password: string) => Promise<boolean>,
): Promise<boolean> {
  const verify = verifyHash ?? (await loadArgon2()).verify;
  const isCorrect = await verify(stored ?? dummyHash, normalisePassword(password));
  return isCorrect && typeof stored === 'string';
}

/** Changes a person's password, and revokes their sessions but `keptSession` (its hash), devices, codes and links. */
export async function setPassword(trx: Db, userId: string, passwordHash: string, keptSession?: string) {
  await trx.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', userId).execute();
  await revokeCredentials(trx, userId, keptSession);
}
