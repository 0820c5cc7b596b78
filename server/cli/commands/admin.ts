import { assertDatabaseExists } from '#server/backup/assert-database.ts';
import { systemClock } from '#server/clock.ts';
import { exitCodes, type RunCommand } from '#server/cli/command.ts';
import { parseCommand, runCommand } from '#server/cli/admin/commands.ts';
import { promptPassword } from '#server/cli/admin/prompt-password.ts';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/database/database.ts';

export const runAdmin: RunCommand = async (args, { environment, print }) => {
  const command = parseCommand(args);
  const config = readConfig(environment);
  await assertDatabaseExists(config);
  const database = await openDatabase(config);
  try {
    const lines = await runCommand(command, {
      db: database.db,
      clock: systemClock,
      askPassword: () => promptPassword({ input: process.stdin, output: process.stderr }),
    });
    lines.forEach(print);
    return exitCodes.done;
  } finally {
    await database.close();
  }
};
