import { sql, type Kysely } from 'kysely';
import { onTestFinished } from 'vitest';
import { openDatabase } from '#server/database/database.ts';
import { schemaSteps } from '#server/database/schema-steps.ts';

/** A step that this version does not have. */
export const laterStep = '999-later';
/** The first step of another generation. */
export const otherStep = '001-foundations';

/** What a version does that made a database; `present` is this one. */
const records = {
  present: sql`select 1`,
  later: sql`insert into kysely_migration values (${laterStep}, '2027-01-01T00:00:00.000Z')`,
  'of another generation': sql`update kysely_migration set name = ${otherStep}`,
};

/** Makes the empty database of a version that has one step more, or another first step. */
export async function createData(
  options: Parameters<typeof openDatabase>[0],
  version: keyof typeof records,
): Promise<void> {
  const { db, ...database } = await openDatabase(options, 'when new');
  await records[version].execute(db);
  await database.close();
}

/** Gives this version one more step until the test ends: databases from before are of an earlier version. @returns its name */
export function addStep(): string {
  const name = '002-made-up';
  schemaSteps[name] = {
    up: (db: Kysely<unknown>) => db.schema.createTable('made_up').addColumn('id', 'text').execute(),
  };
  onTestFinished(() => void Reflect.deleteProperty(schemaSteps, name));
  return name;
}
