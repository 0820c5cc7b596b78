/** Before a program of dist is run: builds it if it is out of date and the development tools are installed. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const tsx = 'node_modules/tsx/dist/cli.mjs';

if (existsSync(tsx)) {
  const { status } = spawnSync(process.execPath, [tsx, 'scripts/build.ts', '--if-stale'], {
    // Input and output belong to the program that follows.
    stdio: ['ignore', 2, 2],
  });
  process.exitCode = status ?? 1;
} else if (!existsSync('dist/server/main.js')) {
  process.stderr.write(
    'Nothing is built, and the development tools are not installed: npm ci && npm run build\n',
  );
  process.exitCode = 1;
}
