/** The program of all commands, `dist/server/cli.js`; see `command-list.ts`. */
import { restrictFilePermissions } from '#server/database/data-folder.ts';
import { runCli } from './run-cli.ts';

restrictFilePermissions();
process.exitCode = await runCli(process.argv.slice(2), {
  environment: process.env,
  print: (line) => void process.stdout.write(`${line}\n`),
  complain: (line) => void process.stderr.write(`${line}\n`),
});
