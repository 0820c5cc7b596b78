import { ensureAdministrator, listAdministrators } from './accounts/administrators.ts';
import { findPasswordProblem } from './accounts/passwords/password-policy.ts';
import type { Config } from './config.ts';
import type { Db } from './database/schema.ts';
import { withPictureLock } from './pictures/picture-records.ts';
import type { PictureStore } from './pictures/storage/picture-store.ts';
import { loadSampleData } from './sample/load-sample-data.ts';

interface SeedDeps {
  readonly config: Pick<Config, 'sampleData' | 'adminEmail' | 'adminPassword'>;
  readonly db: Db;
  readonly store: PictureStore;
  readonly folder: string;
}

/** @returns a generated password, which must not get into the log @throws first when ADMIN_PASSWORD breaks the rule */
export async function seedDatabase(deps: SeedDeps) {
  const { config, db } = deps;
  const { adminEmail: email, adminPassword: password } = config;
  if (password !== undefined && (await listAdministrators(db)).length === 0) {
    const problem = await findPasswordProblem(password, email);
    if (problem !== undefined) throw new Error(`ADMIN_PASSWORD cannot be used: ${problem}`);
  }
  if (config.sampleData === 'on' && (await isNew(db)))
    // Other processes must neither load the samples too, nor sweep the pictures meanwhile.
    await withPictureLock(db, async (lock) => {
      if (await isNew(lock)) await loadSampleData({ ...deps, db: lock });
    });
  return ensureAdministrator(db, { email, password });
}

/** A database with any account counts as used: an owner who deleted every package gets no samples again. */
async function isNew(db: Db): Promise<boolean> {
  if (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) return false;
  const shown = await db
    .selectFrom('entities')
    .select('id')
    .where('kind', '<>', 'agency')
    .where('deleted_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return shown === undefined;
}
