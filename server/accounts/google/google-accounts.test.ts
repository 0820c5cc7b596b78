import { expect, it } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { temporaryDatabase } from '#server/database/testing/temporary-database.ts';
import { findOrCreateGoogleAccount } from './google-accounts.ts';
import type { GooglePerson } from './google-claims.ts';
import { ensureAdministrator } from '#server/accounts/administrators.ts';

const asha: GooglePerson = {
  subject: 'uid-asha',
  email: 'Asha.Rao@example.com',
  name: 'Asha Rao',
  picture: 'https://lh3.googleusercontent.com/a/asha',
};
const everybody = ({ db }: Database) => db.selectFrom('users').selectAll().execute();

it('makes one account of one address in several Unicode forms', async () => {
  const database = await temporaryDatabase();
  await ensureAdministrator(database.db, {
    email: 'jos\u00E9@m\u00FCnchen.example',
    password: 'a long password',
  });
  const google = { ...asha, email: 'JOSE\u0301@xn--mnchen-3ya.example' };
  expect(await findOrCreateGoogleAccount(database.db, google, 7)).toMatchObject({ isAdmin: true });
  expect(await everybody(database)).toHaveLength(1);
});

it('does not take over an account by an e-mail when the subject has one already', async () => {
  const database = await temporaryDatabase();
  const first = await findOrCreateGoogleAccount(database.db, asha, 7);
  await ensureAdministrator(database.db, { email: 'owner@example.com', password: 'a long password' });
  expect(await findOrCreateGoogleAccount(database.db, { ...asha, email: 'owner@example.com' }, 8)).toEqual(
    first,
  );
  const owner = (await everybody(database)).find(({ email }) => email === 'owner@example.com');
  expect(owner?.google_subject).toBeNull();
});
