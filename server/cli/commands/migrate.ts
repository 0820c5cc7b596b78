import { parseArgs } from 'node:util';
import { assertDatabaseExists } from '#server/backup/assert-database.ts';
import { exitCodes, type RunCommand } from '#server/cli/command.ts';
import { readConfig } from '#server/config.ts';
import { lockFolder } from '#server/database/data-folder.ts';
import { openDatabase } from '#server/database/database.ts';
import { newestStep } from '#server/database/migrate.ts';

/** What a start of the server does as well. On PostgreSQL nothing tells whether a server of the version before runs. */
export const runMigrate: RunCommand = async (args, { environment, print }) => {
  parseArgs({ args, options: {} });
  const config = readConfig(environment);
  await assertDatabaseExists(config);
  const unlock = config.databaseUrl === undefined ? lockFolder(config.dataDir, 0) : undefined;
  try {
    const database = await openDatabase(config, 'always');
    await database.close();
    const { addedSteps } = database;
    print(
      addedSteps.length === 0
        ? `The database has the schema ${newestStep()} already. Nothing was changed.`
        : `The database has the schema ${newestStep()} now. Added: ${addedSteps.join(', ')}`,
    );
    return exitCodes.done;
  } finally {
    unlock?.();
  }
};
