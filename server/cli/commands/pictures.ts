import { parseArgs } from 'node:util';
import { assertDatabaseExists } from '#server/backup/assert-database.ts';
import { exitCodes, type CommandContext, type ExitCode, type RunCommand } from '#server/cli/command.ts';
import { readConfig, type Config } from '#server/config.ts';
import { lockFolder } from '#server/database/data-folder.ts';
import { withOpenDatabase, type Database } from '#server/database/database.ts';
import { withPictureLock } from '#server/pictures/picture-records.ts';
import { readDeletionTime } from '#server/database/server-clock.ts';
import { openPictureStore } from '#server/pictures/storage/folder-store.ts';
import { checkPictures, sweepPictures } from '#server/pictures/sweep.ts';
import { readQueueLength } from '#server/pictures/variants/picture-queue.ts';

export const runPictures: RunCommand = async (args, context) => {
  const { values } = parseArgs({ args, options: { sweep: { type: 'boolean' } } });
  const config = readConfig(context.environment);
  await assertDatabaseExists(config);
  const run = values.sweep === true ? sweep : check;
  return withOpenDatabase(config, 'never', (database) => run(config, database, context));
};

async function sweep(config: Config, { db }: Database, { print }: CommandContext): Promise<ExitCode> {
  // A running server could start to use a file while it is moved.
  const unlock = config.databaseUrl === undefined ? lockFolder(config.dataDir, 0) : undefined;
  try {
    const now = await readDeletionTime(db, Date.now());
    if (now === undefined)
      throw new Error(
        'The clock differs by more than two days from the time that a server has seen last, so no file was moved. If the clock is right, start the server, and try again a day later.',
      );
    const result = await withPictureLock(db, (lock) =>
      sweepPictures(lock, openPictureStore(config), { now, force: true }),
    );
    if (result.outcome === 'refused')
      throw new Error(`The database names no picture, so none of the ${result.files} files was moved.`);
    print(
      `${result.removed.length} files moved to the trash, ${result.restored.length} moved back from there`,
    );
    return exitCodes.done;
  } finally {
    unlock?.();
  }
}

async function check(config: Config, { db }: Database, { print }: CommandContext): Promise<ExitCode> {
  const { files, problems } = await checkPictures(db, openPictureStore(config));
  for (const { name, problem } of problems) print(`${problem}: ${name}`);
  print(`${files} picture files, ${problems.length} of them missing or damaged`);
  const { waiting, failed } = await readQueueLength(db);
  if (waiting > 0) print(`${waiting} pictures wait for their smaller variants, which a running server makes`);
  if (failed > 0) print(`${failed} pictures could not be encoded and are shown as JPEG`);
  if (problems.length === 0) return exitCodes.done;
  print('Send the pictures again, or take the files from a backup.');
  return exitCodes.failed;
}
