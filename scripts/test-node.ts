/** `npm run test:node -- 24`: the unit tests and one start of the built product with another version of Node. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { apiBase } from '#contract/page-path.ts';
import { freePort } from '#server/testing/free-port.ts';
import { buildIfStale, installPackage, run } from './shared/run.ts';

const [version = ''] = process.argv.slice(2);
if (!/^\d+(?:\.\d+)*$/.test(version)) {
  console.error('Say which version of Node, such as: npm run test:node -- 24');
  process.exit(1);
}

const platform = process.platform === 'win32' ? 'win' : process.platform;
const name = `node-${platform}-${process.arch}`;
const node = join(await installPackage(`${name}@${version}`), 'node_modules', name, 'bin/node');
const environment = {
  ...process.env,
  PATH: [dirname(node), process.env['PATH']].join(delimiter),
};
await run(node, ['--version']);

const build = await buildIfStale(node, environment);
const unit = await run(
  node,
  ['node_modules/vitest/vitest.mjs', 'run', '--project=site*', '--project=server', '--reporter=dot'],
  environment,
);
const problem = build === 0 ? await startOnce() : 'The build failed';
if (problem) console.error(problem);
else console.log('The built product starts, serves the sample tours and stops.');
process.exitCode = unit === 0 && problem === undefined ? 0 : 1;

/** @returns the problem, if any */
async function startOnce(): Promise<string | undefined> {
  const dataDir = await mkdtemp(join(tmpdir(), 'node-version-'));
  const origin = `http://localhost:${await freePort()}`;
  const server = spawn(node, ['dist/server/main.js'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...environment, DATA_DIR: dataDir, PORT: new URL(origin).port },
  });
  try {
    const ended = once(server, 'exit');
    for await (const line of createInterface(server.stdout)) if (line === origin) break;
    if (server.exitCode !== null) return 'The built product does not start';
    server.stdout.resume();
    const [home, list] = await Promise.all([fetch(origin), fetch(origin + apiBase + '/tours/getAllPackage')]);
    const { tours }: { tours: unknown[] } = await list.json();
    if (!home.ok || tours.length === 0)
      return `The home page was answered ${home.status}, the list has ${tours.length}`;
    server.kill('SIGTERM');
    const [code] = await ended;
    return code === 0 ? undefined : `The built product ended with ${code}`;
  } finally {
    server.kill('SIGKILL');
    await rm(dataDir, { recursive: true, force: true });
  }
}
