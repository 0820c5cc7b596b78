import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface TestMachine {
  readonly dataDir: string;
  /** Of a PostgreSQL server that runs on; by default the database is in `dataDir`. */
  readonly databaseUrl?: string;
  /** Called after the server was killed: drops what is not on the disk. */
  readonly dropUnsynced: () => Promise<void>;
  readonly dispose: () => Promise<void>;
}

/** Keeps what was written when the server is killed, synced or not. */
export async function createPersistentMachine(
  database: Pick<TestMachine, 'databaseUrl'> = {},
): Promise<TestMachine> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'kill-'));
  return {
    ...database,
    dataDir,
    dropUnsynced: () => Promise.resolve(),
    dispose: () => rm(dataDir, { recursive: true, force: true }),
  };
}
