import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** What is under a server: its disk, and what that keeps when everything stops. */
export interface Machine {
  readonly dataDir: string;
  /** To be called when the server has been killed: whatever is not on the disk is gone. */
  readonly stop: () => Promise<void>;
  readonly dispose: () => Promise<void>;
}

/** A machine that goes on when the server is killed: what was written stays, synced or not. */
export async function lastingMachine(): Promise<Machine> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'kill-'));
  return {
    dataDir,
    stop: () => Promise.resolve(),
    dispose: () => rm(dataDir, { recursive: true, force: true }),
  };
}
