import { verify } from '@node-rs/argon2';
import { expect, test, vi } from 'vitest';
import { hashPassword, verifyPassword } from './password-hashes.ts';

vi.unmock('@node-rs/argon2');

/** Algorithm and cost of each hash that was verified. */
async function workOf(hash: string | undefined): Promise<string[]> {
  const work: string[] = [];
  await verifyPassword(hash, 'wrong', (verified, password) => {
    work.push(`${verified.split('$', 4).join('$')} ${password}`);
    return verify(verified, password);
  });
  return work;
}

test('a decomposed character matches its composed form', async () => {
  const stored = await hashPassword('caf\u00E9');
  expect(await verifyPassword(stored, 'cafe\u0301')).toBe(true);
});

test('a hash is argon2id with 19 MiB, two passes and one lane, and takes that work for an unknown account, too', async () => {
  const known = await workOf(await hashPassword('correct horse'));
  expect(known).toEqual(['$argon2id$v=19$m=19456,t=2,p=1 wrong']);
  expect(await workOf(undefined)).toEqual(known);
});
