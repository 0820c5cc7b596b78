import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** Memory in KiB and passes: the first choice of OWASP's password storage cheat sheet for argon2id. */
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/** Made with the same cost from random bytes that nobody kept. */
const nobody =
  '$argon2id$v=19$m=19456,t=2,p=1$3Ijv8YdqbDAwzv20xVgiPw$Ir0VY7oaJGDarjzoz45Rz4gD6RmiQSsYvsjP+jb+484';

/** One spelling for characters that can be typed in several ways (NIST SP 800-63B, 3.1.1.2). */
export const spelled = (password: string) => password.normalize('NFKC');

/** A password of 120 random bits, as 20 characters of base64url. */
export const randomPassword = () => randomBytes(15).toString('base64url');

/** The argon2id hash to store, with its salt and cost; takes about 20 ms off the main thread. */
export function hashPassword(password: string): Promise<string> {
  return hash(spelled(password), cost);
}

/**
 * Whether a password is the one of a stored hash. Without a hash (no such account, or one that has no password)
 * it does the same work, so that the time tells nobody whether an account exists.
 * @param verifyHash whether a password is the one of an argon2id hash
 */
export async function verifyPassword(
  stored: string | null | undefined,
  password: string,
  verifyHash: (hash: string, password: string) => Promise<boolean> = verify,
): Promise<boolean> {
  const fits = await verifyHash(stored ?? nobody, spelled(password));
  return fits && typeof stored === 'string';
}
