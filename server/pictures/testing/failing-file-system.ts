import { nodeFileSystem, type FileSystem } from '#server/pictures/storage/file-system.ts';

/** How a disk fails: `full` refuses what needs space, `broken` refuses every change. */
export type Fault = 'full' | 'broken';

export interface FailingFileSystem extends FileSystem {
  /** Fails the n-th change from now on, counted from 1. @param isPermanent also all later ones, until `heal` */
  failAt(n: number, fault: Fault, isPermanent: boolean): void;
  stopFailing(): boolean;
}

const codes = { full: 'ENOSPC', broken: 'EIO' } as const;
const failure = (fault: Fault) =>
  Object.assign(new Error(`${codes[fault]}: /secret/place`), { code: codes[fault] });

/** The machine's disk with injected faults. A failing write writes half of its bytes first; a sync is only counted. */
export function createFailingFileSystem(): FailingFileSystem {
  let plan: { at: number; fault: Fault; isPermanent: boolean } | undefined;
  let changes = 0;

  const nextFault = (needsSpace: boolean): Fault | undefined => {
    if (!plan || (plan.fault === 'full' && !needsSpace)) return undefined;
    changes += 1;
    return changes === plan.at || (plan.isPermanent && changes > plan.at) ? plan.fault : undefined;
  };
  const change = (needsSpace: boolean) => {
    const fault = nextFault(needsSpace);
    if (fault) throw failure(fault);
  };
  const checked =
    <A extends readonly unknown[], T>(needsSpace: boolean, call: (...args: A) => Promise<T>) =>
    async (...args: A): Promise<T> => {
      change(needsSpace);
      return call(...args);
    };

  return {
    ...nodeFileSystem,
    makeFolder: checked(true, (path) => nodeFileSystem.makeFolder(path)),
    rename: checked(false, (from, to) => nodeFileSystem.rename(from, to)),
    syncFolder: checked(false, async () => {}),
    remove: checked(false, (path) => nodeFileSystem.remove(path)),
    create: async (path) => {
      change(true);
      const file = await nodeFileSystem.create(path);
      return {
        write: async (bytes) => {
          const fault = nextFault(true);
          await file.write(fault ? bytes.subarray(0, bytes.length / 2) : bytes);
          if (fault) throw failure(fault);
        },
        sync: checked(true, async () => {}),
        close: async () => {
          // A close that reports a failure has closed all the same (close(2)).
          await file.close();
          change(true);
        },
      };
    },
    failAt: (at, fault, isPermanent) => {
      plan = { at, fault, isPermanent };
      changes = 0;
    },
    stopFailing: () => {
      const hasFailed = plan !== undefined && changes >= plan.at;
      plan = undefined;
      return hasFailed;
    },
  };
}
