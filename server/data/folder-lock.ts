import { mkdirSync } from 'node:fs';
import path from 'node:path';
import Libsql from 'libsql';

/**
 * Takes a data folder for one program: a server sweeps it when it starts, and a restore replaces it. The lock is one
 * of the system's on a file, so it ends with the process, however that ends.
 * @param patience ms to wait for whoever has it, during which nothing else runs
 * @returns what gives the folder back
 * @throws when somebody else has it
 */
export function lockFolder(dataDir: string, patience: number): () => void {
  mkdirSync(dataDir, { recursive: true });
  const file = new Libsql(path.join(dataDir, 'server.lock'));
  try {
    file.pragma(`busy_timeout = ${patience}`);
    // Nothing is ever written, so nothing has to be undone after a crash.
    file.pragma('journal_mode = off');
    file.exec('begin exclusive');
  } catch (cause) {
    file.close();
    throw new Error(`The folder ${dataDir} is used by a server that runs`, { cause });
  }
  return () => {
    file.exec('rollback');
    file.close();
  };
}
