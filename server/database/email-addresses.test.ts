import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { findAccountByEmail } from '#server/accounts/users.ts';
import { emailAddresses } from './migrations/027-email-addresses.ts';
import { temporaryDatabase } from './testing/temporary-database.ts';

const people = [
  ['ascii', 'asha@example.com', 1],
  ['decomposed', 'jose\u0301@example.com', 2],
  ['domain', 'ravi@m\u00FCnchen.example', 3],
  ['younger', '\u00E9mile@example.com', 5],
  ['older', 'e\u0301mile@example.com', 4],
  ['first of two', '\uFF4Dira@example.com', 6],
  ['with the form', 'mira@example.com', 7],
] as const;

test('an address of ASCII stays, others get the one form, unless another account has it; each is found by both', async () => {
  const { db } = await temporaryDatabase();
  for (const [id, email, createdAt] of people)
    await sql`insert into users (id, email, name, profile_pic, is_admin, disabled, created_at)
      values (${id}, ${email}, '', '', 0, 0, ${createdAt})`.execute(db);
  await emailAddresses.up(db);
  const rows = await db.selectFrom('users').select(['id', 'email']).orderBy('created_at').execute();
  expect(rows.map(({ id, email }) => [id, email])).toEqual([
    ['ascii', 'asha@example.com'],
    ['decomposed', 'jos\u00E9@example.com'],
    ['domain', 'ravi@xn--mnchen-3ya.example'],
    ['older', 'e\u0301mile@example.com'],
    ['younger', '\u00E9mile@example.com'],
    ['first of two', '\uFF4Dira@example.com'],
    ['with the form', 'mira@example.com'],
  ]);
  const idOf = async (email: string) => (await findAccountByEmail(db, email))?.user._id;
  for (const [id, email] of people) expect([email, await idOf(email)]).toEqual([email, id]);
  expect(await idOf('JOS\u00C9@example.com')).toBe('decomposed');
  expect(await idOf('ravi@xn--mnchen-3ya.example')).toBe('domain');
  expect(await idOf('Ravi@M\u00DCNCHEN.example')).toBe('domain');
});
