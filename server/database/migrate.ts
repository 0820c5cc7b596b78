import { Migrator, sql, type Kysely } from 'kysely';
import { schemaSteps } from './schema-steps.ts';

const knownSteps = (): readonly string[] => Object.keys(schemaSteps);

export const newestStep = (): string => knownSteps().at(-1) ?? '';

/** The last recorded step that this version does not know: of a newer version, or of another generation. */
export const findUnknownStep = (recorded: readonly string[]): string | undefined =>
  recorded.findLast((name) => !knownSteps().includes(name));

/**
 * The refusal of a database that another version has made or migrated, as a sentence for the operator.
 * @returns undefined when this version knows all steps
 */
export function findForeignSchema(recorded: readonly string[]): string | undefined {
  const unknown = findUnknownStep(recorded);
  if (unknown === undefined) return undefined;
  if (recorded[0] !== knownSteps()[0])
    return (
      `Another version of this program has made the database, with the schema ${recorded.at(-1)}, and this version ` +
      `has ${newestStep()}. Before the first release no version uses the database of another: start the version ` +
      'that made it, or set DATA_DIR or DATABASE_URL to an empty one. Nothing was changed.'
    );
  return (
    `A newer version of this program has migrated the database to ${unknown}, and this version knows the schema up to ` +
    `${newestStep()} only: start the newer version, or restore a backup that was made before the upgrade ` +
    '(npm run restore -- FILE --replace). Nothing was changed.'
  );
}

/** The refusal of a database that lacks steps of this version, for whatever must not migrate it. */
function findUpgrade(recorded: readonly string[]): string | undefined {
  if (knownSteps().every((name) => recorded.includes(name))) return undefined;
  const schema = recorded.length === 0 ? 'no schema yet' : `the schema ${recorded.at(-1)}`;
  return (
    `The database has ${schema}, and this version needs ${newestStep()}: start the server of this version or ` +
    'run npm run migrate, once no server of the version before runs. Nothing was changed.'
  );
}

/**
 * Migrates to the newest schema in one transaction.
 * @param steps those of this version, or the first of them
 * @returns the steps that were added
 * @throws when another version has made or migrated it, and what a step threw; then nothing of the run is kept
 */
export async function migrate<S>(db: Kysely<S>, steps = schemaSteps): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve({ ...steps }) } });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error === undefined) return results.map(({ migrationName }) => migrationName);
  const refusal = await readRecordedSteps(db).then(findForeignSchema, () => undefined);
  throw refusal === undefined ? error : new Error(refusal, { cause: error });
}

/**
 * Who may change the schema: `always` is for the server, `migrate` and copies that nobody uses yet, `when new` for
 * programs that fill an empty database. All others only use a database that has the schema of this version.
 */
export type Migrating = 'always' | 'when new' | 'never';

/** @throws the refusal of a database that this version cannot use as it is, nor may migrate; `migrate` has its own */
export async function assertUsableSchema<S>(db: Kysely<S>, migrating: Exclude<Migrating, 'always'>) {
  const recorded = await readRecordedSteps(db);
  const mayMigrate = migrating === 'when new' && recorded.length === 0;
  const refusal = findForeignSchema(recorded) ?? (mayMigrate ? undefined : findUpgrade(recorded));
  if (refusal !== undefined) throw new Error(refusal);
}

async function readRecordedSteps<S>(db: Kysely<S>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}
