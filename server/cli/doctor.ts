/** `npm run doctor` names missing or damaged pictures; `-- --sweep` moves files of no row to the trash. */
import { parseArgs } from 'node:util';
import { assertDatabaseExists } from '#server/backup/assert-database.ts';
import { readConfig, type Config } from '#server/config.ts';
import { openDatabase, type Database } from '#server/database/database.ts';
import { lockFolder, restrictFilePermissions } from '#server/database/data-folder.ts';
import { withAdvisoryLock } from '#server/database/advisory-locks.ts';
import { checkPictures } from '#server/pictures/check-pictures.ts';
import { openPictureStore } from '#server/pictures/storage/open-picture-store.ts';
import { sweepPictures } from '#server/pictures/sweep.ts';
import { readQueueLength } from '#server/pictures/variants/picture-queue.ts';

const print = (line: string) => void process.stdout.write(`${line}\n`);

async function sweep(config: Config, { db }: Database): Promise<void> {
  // A running server could start to use a file while it is moved.
  const unlock = config.databaseUrl === undefined ? lockFolder(config.dataDir, 0) : undefined;
  try {
    const options = { now: Date.now(), force: true };
    const result = await withAdvisoryLock(db, 'pictures', () =>
      sweepPictures(db, openPictureStore(config), options),
    );
    if (result.outcome === 'refused')
      throw new Error(`The database names no picture, so none of the ${result.files} files was moved.`);
    print(
      `${result.removed.length} files moved to the trash, ${result.restored.length} moved back from there`,
    );
  } finally {
    unlock?.();
  }
}

async function check(config: Config, { db }: Database): Promise<void> {
  const { files, problems } = await checkPictures(db, openPictureStore(config));
  for (const { name, problem } of problems) print(`${problem}: ${name}`);
  print(`${files} picture files, ${problems.length} of them missing or damaged`);
  const { waiting, failed } = await readQueueLength(db);
  if (waiting > 0) print(`${waiting} pictures wait for their smaller variants, which a running server makes`);
  if (failed > 0) print(`${failed} pictures could not be encoded and are shown as JPEG`);
  if (problems.length === 0) return;
  print('Send the pictures again, or take the files from a backup.');
  process.exitCode = 1;
}

try {
  restrictFilePermissions();
  const { values } = parseArgs({ options: { sweep: { type: 'boolean', default: false } } });
  const config = readConfig(process.env);
  await assertDatabaseExists(config);
  const database = await openDatabase(config);
  try {
    await (values.sweep ? sweep(config, database) : check(config, database));
  } finally {
    await database.close();
  }
} catch (cause) {
  process.stderr.write(`${cause instanceof Error ? cause.message : String(cause)}\n`);
  process.exitCode = 1;
}
