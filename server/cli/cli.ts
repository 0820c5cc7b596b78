/** The program of all commands, `dist/server/cli.js`. */
import { restrictFilePermissions } from '#server/database/data-folder.ts';
import { commands } from './command-list.ts';
import { runCli } from './command.ts';

restrictFilePermissions();
process.exitCode = await runCli(process.argv.slice(2), commands, {
  environment: process.env,
  print: (line) => void process.stdout.write(`${line}\n`),
  complain: (line) => void process.stderr.write(`${line}\n`),
});
