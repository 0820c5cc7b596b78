import { Migrator, sql, type Kysely, type Migration } from 'kysely';
import { foundations } from './migrations/001-foundations.ts';
import { signIn } from './migrations/002-sign-in.ts';
import { editing } from './migrations/003-editing.ts';
import { catalogueVersion } from './migrations/004-catalogue-version.ts';
import { knownDevices } from './migrations/015-known-devices.ts';
import { fencingTokens } from './migrations/016-fencing-tokens.ts';
import { pictureFiles } from './migrations/017-picture-files.ts';
import { trashAndHistory } from './migrations/018-trash-and-history.ts';
import { audit } from './migrations/019-audit.ts';
import { pictureQueue } from './migrations/020-picture-queue.ts';
import { backups } from './migrations/021-backups.ts';
import { agency } from './migrations/022-agency.ts';
import { packageCounts } from './migrations/023-package-counts.ts';
import { homeOrder } from './migrations/024-home-order.ts';
import { packageOptions } from './migrations/025-package-options.ts';
import { resetLinks } from './migrations/026-reset-links.ts';
import { emailAddresses } from './migrations/027-email-addresses.ts';
import { lastSeenTime } from './migrations/028-last-seen-time.ts';
import { samples } from './migrations/029-samples.ts';
import { emailChanges } from './migrations/030-email-changes.ts';

/** Every step of the schema; names sort in the order of the steps. */
const steps: Readonly<Record<string, Migration>> = {
  '001-foundations': foundations,
  '002-sign-in': signIn,
  '003-editing': editing,
  '004-catalogue-version': catalogueVersion,
  '015-known-devices': knownDevices,
  '016-fencing-tokens': fencingTokens,
  '017-picture-files': pictureFiles,
  '018-trash-and-history': trashAndHistory,
  '019-audit': audit,
  '020-picture-queue': pictureQueue,
  '021-backups': backups,
  '022-agency': agency,
  '023-package-counts': packageCounts,
  '024-home-order': homeOrder,
  '025-package-options': packageOptions,
  '026-reset-links': resetLinks,
  '027-email-addresses': emailAddresses,
  '028-last-seen-time': lastSeenTime,
  '029-samples': samples,
  '030-email-changes': emailChanges,
};

export const schemaSteps: readonly string[] = Object.keys(steps);

/** The last step that this version does not know. */
export const findLaterStep = (
  recorded: readonly string[],
  known: readonly string[] = schemaSteps,
): string | undefined => recorded.findLast((name) => !known.includes(name));

/**
 * The refusal of a database that a newer version has migrated, as a sentence for the operator.
 * @returns undefined when this version knows all steps
 */
export function findDowngrade(
  recorded: readonly string[],
  known: readonly string[] = schemaSteps,
): string | undefined {
  const later = findLaterStep(recorded, known);
  if (later === undefined) return undefined;
  return (
    `A newer version of this program has migrated the database to ${later}, and this version knows the schema up to ` +
    `${known.at(-1)} only: start the newer version, or restore a backup that was made before the upgrade ` +
    '(npm run restore -- FILE --replace). Nothing was changed.'
  );
}

/** The refusal of a database that lacks steps of this version, for whatever must not migrate it. */
function findUpgrade(recorded: readonly string[]): string | undefined {
  if (schemaSteps.every((name) => recorded.includes(name))) return undefined;
  const schema = recorded.length === 0 ? 'no schema yet' : `the schema ${recorded.at(-1)}`;
  return (
    `The database has ${schema}, and this version needs ${schemaSteps.at(-1)}: start the server of this version or ` +
    'run npm run migrate, once no server of the version before runs. Nothing was changed.'
  );
}

/**
 * Migrates to the newest schema in one transaction.
 * @returns the steps that were added
 * @throws when a newer version has migrated it, and what a step threw; then nothing of the run is kept
 */
export async function migrate<S>(db: Kysely<S>, migrations = steps): Promise<string[]> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve({ ...migrations }) },
  });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error === undefined) return results.map(({ migrationName }) => migrationName);
  const downgrade = await readRecordedSteps(db).then(
    (recorded) => findDowngrade(recorded, Object.keys(migrations)),
    () => undefined,
  );
  throw downgrade === undefined ? error : new Error(downgrade, { cause: error });
}

/** @throws the refusal of a database whose schema is not that of this version */
export async function assertCurrentSchema<S>(db: Kysely<S>): Promise<void> {
  const recorded = await readRecordedSteps(db);
  const refusal = findDowngrade(recorded) ?? findUpgrade(recorded);
  if (refusal !== undefined) throw new Error(refusal);
}

export async function isWithoutSchema<S>(db: Kysely<S>): Promise<boolean> {
  return (await readRecordedSteps(db)).length === 0;
}

async function readRecordedSteps<S>(db: Kysely<S>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** Migrates to these steps alone: the schema that a database which records them must have. */
export function migrateTo<S>(db: Kysely<S>, names: readonly string[]): Promise<string[]> {
  return migrate(db, Object.fromEntries(Object.entries(steps).filter(([name]) => names.includes(name))));
}
