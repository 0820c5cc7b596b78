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

it('creates an account with name and picture at the first sign-in', async () => {
  const database = await temporaryDatabase();
  const account = await findOrCreateGoogleAccount(database.db, asha, 7);
  expect(account).toMatchObject({
    user: { name: 'Asha Rao', email: 'asha.rao@example.com', profilePic: asha.picture },
    isAdmin: false,
    disabled: false,
    passwordHash: null,
  });
  expect(await everybody(database)).toMatchObject([{ google_subject: 'uid-asha', created_at: 7 }]);
});

it('finds the account by the subject, also with another e-mail, and keeps the edits of the person', async () => {
  const database = await temporaryDatabase();
  const first = await findOrCreateGoogleAccount(database.db, asha, 7);
  const changed = { ...asha, email: 'asha@new.example', name: 'A. Rao', picture: '' };
  expect(await findOrCreateGoogleAccount(database.db, changed, 8)).toEqual(first);
  expect(await everybody(database)).toHaveLength(1);
});

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

it('links the account that has the e-mail, once', async () => {
  const database = await temporaryDatabase();
  await ensureAdministrator(database.db, { email: 'asha.rao@example.com', password: 'a long password' });
  const linked = await findOrCreateGoogleAccount(database.db, asha, 7);
  expect(linked).toMatchObject({ isAdmin: true, user: { name: 'Administrator' } });
  expect(await findOrCreateGoogleAccount(database.db, { ...asha, subject: 'uid-other' }, 8)).toBeUndefined();
  expect(await everybody(database)).toMatchObject([{ google_subject: 'uid-asha' }]);
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

it('creates one account for two concurrent first sign-ins', async () => {
  const database = await temporaryDatabase();
  const both = await Promise.all([
    findOrCreateGoogleAccount(database.db, asha, 7),
    findOrCreateGoogleAccount(database.db, asha, 7),
  ]);
  expect(both[0]).toBeDefined();
  expect(both[0]).toEqual(both[1]);
  expect(await everybody(database)).toHaveLength(1);
});
