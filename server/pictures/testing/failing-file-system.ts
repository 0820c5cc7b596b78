import { nodeFileSystem } from '#server/pictures/storage/file-system.ts';

/** How a disk fails: `full` refuses what needs space, `broken` refuses every change. */
export type Fault = 'full' | 'broken';

const codes = { full: 'ENOSPC', broken: 'EIO' } as const;
const failure = (fault: Fault) =>
  Object.assign(new Error(`${codes[fault]}: /secret/place`), { code: codes[fault] });

/** The machine's disk with injected faults. A failing write writes half of its bytes first; a sync is only counted. */
export function createFailingFileSystem() {
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
    makeFolder: checked(true, (path: string) => nodeFileSystem.makeFolder(path)),
    rename: checked(false, (from: string, to: string) => nodeFileSystem.rename(from, to)),
    syncFolder: checked(false, async () => {}),
    remove: checked(false, (path: string) => nodeFileSystem.remove(path)),
    create: async (path: string) => {
      change(true);
      const file = await nodeFileSystem.create(path);
      return {
        write: async (bytes: Buffer) => {
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
    /** Fails the n-th change from now on, counted from 1. @param isPermanent also all later ones, until `stopFailing` */
    failAt: (at: number, fault: Fault, isPermanent: boolean) => {
      plan = { at, fault, isPermanent };
      changes = 0;
    },
    /** @returns whether a change has failed */
    stopFailing: () => {
      const hasFailed = plan !== undefined && changes >= plan.at;
      plan = undefined;
      return hasFailed;
    },
  };
}
