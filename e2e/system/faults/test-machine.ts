import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface TestMachine {
  readonly dataDir: string;
  /** Called after the server was killed: drops what is not on the disk. */
  readonly dropUnsynced: () => Promise<void>;
  readonly dispose: () => Promise<void>;
}

/** Keeps what was written when the server is killed, synced or not. */
export async function createPersistentMachine(): Promise<TestMachine> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'kill-'));
  return {
    dataDir,
    dropUnsynced: () => Promise.resolve(),
    dispose: () => rm(dataDir, { recursive: true, force: true }),
  };
}
