/** Setup of tests of the server: a password is hashed in microseconds, not 20 ms. `password-hashes.test.ts` has the real cost. */
import { vi } from 'vitest';

vi.mock(import('@node-rs/argon2'), async (importOriginal) => {
  const argon2 = await importOriginal();
  const cheap = { memoryCost: 8, timeCost: 1, parallelism: 1 };
  return { ...argon2, hash: (password, _cost, signal) => argon2.hash(password, cheap, signal) };
});
