/** `npm run admin -- add|reset|remove EMAIL | list`: manages administrators; also while the server runs. */
import { systemClock } from './accounts/clock.ts';
import { askPassword } from './admin-tool/ask-password.ts';
import { readCommand } from './admin-tool/command.ts';
import { runCommand } from './admin-tool/run-command.ts';
import { expectDatabase } from './backup/existing-data.ts';
import { readConfig } from './config.ts';
import { openDatabase } from './data/database.ts';
import { keepFilesPrivate } from './data/private-files.ts';

try {
  const command = readCommand(process.argv.slice(2));
  keepFilesPrivate();
  const config = readConfig(process.env);
  await expectDatabase(config);
  const database = await openDatabase(config);
  try {
    const lines = await runCommand(command, {
      db: database.db,
      clock: systemClock,
      askPassword: () => askPassword({ input: process.stdin, output: process.stderr }),
    });
    for (const line of lines) process.stdout.write(`${line}\n`);
  } finally {
    await database.close();
  }
} catch (cause) {
  process.stderr.write(`${cause instanceof Error ? cause.message : String(cause)}\n`);
  process.exitCode = 1;
}
