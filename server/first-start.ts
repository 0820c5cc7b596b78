import type { Kysely } from 'kysely';
import { ensureAdministrator, listAdministrators } from './accounts/administrators.ts';
import { passwordProblem } from './accounts/password-rule.ts';
import type { Config } from './config.ts';
import { listDestinations } from './data/destinations.ts';
import { listPackages } from './data/packages.ts';
import type { Schema } from './data/schema.ts';
import { inTurn } from './data/turns.ts';
import type { PictureStore } from './pictures/store.ts';
import { loadSample } from './sample/load.ts';

export interface FirstStart {
  readonly config: Pick<Config, 'sampleData' | 'adminEmail' | 'adminPassword'>;
  readonly db: Kysely<Schema>;
  readonly store: PictureStore;
  /** Where the build left the sample pictures. */
  readonly folder: string;
}

/**
 * What a new database needs: the sample catalogue, unless it is not wanted, and an administrator.
 * @throws when ADMIN_PASSWORD is needed and breaks the rule for passwords; nothing was stored then
 * @param say tells the operator a line that belongs in no log: the random password, once
 */
export async function fillFirst(first: FirstStart, say: (line: string) => void): Promise<void> {
  const { config, db } = first;
  await checkPassword(first);
  if (config.sampleData === 'on' && (await isNew(db)))
    // Another process may fill it at the same moment, and a third sweep the pictures.
    await inTurn(db, 'pictures', async () => {
      if (await isNew(db)) await loadSample(first);
    });
  const administrator = { email: config.adminEmail, password: config.adminPassword };
  const ensured = await ensureAdministrator(db, administrator);
  if (ensured.outcome === 'made-with-password')
    say(`Administrator: ${config.adminEmail}, password: ${ensured.password} (shown this once)`);
}

/** @throws when the first administrator would get a password that nobody else might choose */
async function checkPassword({ config: { adminEmail, adminPassword }, db }: FirstStart): Promise<void> {
  if (adminPassword === undefined || (await listAdministrators(db)).length > 0) return;
  const problem = await passwordProblem(adminPassword, adminEmail);
  if (problem !== undefined) throw new Error(`ADMIN_PASSWORD cannot be used: ${problem}`);
}

/** An owner who deleted every package must not find the samples again: people tell a used database. */
async function isNew(db: Kysely<Schema>): Promise<boolean> {
  const anybody = await db.selectFrom('users').select('id').limit(1).executeTakeFirst();
  if (anybody) return false;
  return (await listPackages(db)).length === 0 && (await listDestinations(db)).length === 0;
}
