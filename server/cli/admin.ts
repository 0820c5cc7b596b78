/** `npm run admin -- add|reset|remove EMAIL | list`: manages administrators; also while the server runs. */
import { systemClock } from '#server/clock.ts';
import { promptPassword } from './admin/prompt-password.ts';
import { parseCommand, runCommand } from './admin/commands.ts';
import { assertDatabaseExists } from '#server/backup/assert-database.ts';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/database/database.ts';
import { restrictFilePermissions } from '#server/database/data-folder.ts';

try {
  const command = parseCommand(process.argv.slice(2));
  restrictFilePermissions();
  const config = readConfig(process.env);
  await assertDatabaseExists(config);
  const database = await openDatabase(config);
  try {
    const lines = await runCommand(command, {
      db: database.db,
      clock: systemClock,
      askPassword: () => promptPassword({ input: process.stdin, output: process.stderr }),
    });
    for (const line of lines) process.stdout.write(`${line}\n`);
  } finally {
    await database.close();
  }
} catch (cause) {
  process.stderr.write(`${cause instanceof Error ? cause.message : String(cause)}\n`);
  process.exitCode = 1;
}
