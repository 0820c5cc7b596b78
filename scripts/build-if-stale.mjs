/**
 * Before a program of dist is run: builds it if it is out of date and the development tools are installed.
 * An older Node ends here, in words: it could not even load what follows.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const tsx = 'node_modules/tsx/dist/cli.mjs';
const oldest = JSON.parse(readFileSync('package.json', 'utf8')).engines.node.replace('>=', '');

if (process.versions.node.localeCompare(oldest, 'en', { numeric: true }) < 0) {
  process.stderr.write(
    `Node ${oldest} or newer is needed; this is ${process.versions.node}. Newer ones: https://nodejs.org\n`,
  );
  process.exitCode = 1;
} else if (existsSync(tsx)) {
  const { status } = spawnSync(process.execPath, [tsx, 'scripts/build.ts', '--if-stale'], {
    // Input and output belong to the program that follows.
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0)
    process.stderr.write(
      'The website could not be built, and nothing was started. The lines above say why.\n',
    );
  process.exitCode = status ?? 1;
} else if (!existsSync('dist/server/main.js')) {
  process.stderr.write(
    'Nothing is built, and the development tools are not installed: npm ci && npm run build\n',
  );
  process.exitCode = 1;
}
