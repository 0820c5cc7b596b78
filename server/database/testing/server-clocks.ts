import { minute } from '#server/clock.ts';
import { isShared } from '#server/database/advisory-locks.ts';
import { createServerClock } from '#server/database/server-clock.ts';
import { temporaryDatabase } from './temporary-database.ts';

export const today = Date.UTC(2026, 10, 23);

/** A database, and servers on it whose machines have clocks that are wrong by `wrongBy` ms. */
export async function openClocks() {
  const { db } = await temporaryDatabase();
  let elapsed = 0;
  let fraction = 0;
  const serve = (wrongBy = 0, name = 'one') => {
    const machine = { wrongBy };
    const events: unknown[] = [];
    const log = (line: unknown) => void events.push(line);
    const clock = createServerClock({
      db,
      name,
      machine: { now: () => today + elapsed + machine.wrongBy },
      // Not whole ms.
      monotonic: () => elapsed + (fraction = 0.4 - fraction),
      log: { warn: log, error: log },
    });
    return { ...clock, times: () => [clock.now(), clock.deletionTime()], machine, events };
  };
  const now = () => today + elapsed;
  const pass = (ms: number) => (elapsed += ms);
  /** What is still to pass after a second start: other servers may contradict it. */
  const passContradiction = () => {
    if (isShared(db)) pass(2 * minute + 1);
  };
  return { db, serve, now, pass, passContradiction };
}
