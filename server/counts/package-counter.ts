import type { CountInput } from '#contract/counts.ts';
import { indianDay, type Clock } from '#server/clock.ts';
import type { Log } from '#server/log.ts';
import { keyOf, type NewCount } from './stored-counts.ts';

/** ms between two writes; what an abrupt end of the server may lose. */
const writeInterval = 10_000;

export type PackageCounter = ReturnType<typeof createPackageCounter>;

interface PackageCounterDeps {
  /** Stores all or nothing. */
  readonly store: (counts: readonly NewCount[]) => Promise<void>;
  readonly clock: Clock;
  readonly log: Pick<Log, 'error'>;
}

/** Counts in memory, so that a visitor's press of a button costs no write of its own. */
export function createPackageCounter({ store, clock, log }: PackageCounterDeps) {
  let unwritten = new Map<string, NewCount>();
  let writing: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function writeOnce(): Promise<void> {
    if (unwritten.size === 0) return;
    const counts = unwritten;
    unwritten = new Map();
    try {
      await store([...counts.values()]);
    } catch (cause) {
      for (const count of counts.values()) add(unwritten, count);
      log.error({ event: 'counts were not written', error: cause });
    }
  }

  /**
   * Writes what has been counted, one write at a time; what is counted meanwhile is written by the next. A failure is
   * logged and keeps the counts for the next time. Never rejects.
   */
  async function write(): Promise<void> {
    if (writing) await writing;
    writing ??= writeOnce().finally(() => {
      writing = undefined;
    });
    await writing;
  }

  return {
    /** In memory, under the present day. */
    count: ({ event, id }: CountInput): void =>
      add(unwritten, { day: indianDay(clock.now()), id, event, count: 1 }),
    write,
    /** From now on writes every ten seconds. */
    start: (): void => {
      timer ??= setInterval(() => void write(), writeInterval);
    },
    /** Ends that, and writes the rest. */
    stop: async (): Promise<void> => {
      clearInterval(timer);
      timer = undefined;
      await write();
    },
  };
}

function add(counts: Map<string, NewCount>, added: NewCount): void {
  const key = keyOf(added);
  counts.set(key, { ...added, count: added.count + (counts.get(key)?.count ?? 0) });
}
