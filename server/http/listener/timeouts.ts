/**
 * Limits for slow clients, in ms. With Node's check of connections every second, a client that sends too slowly is closed
 * within 15 seconds.
 */
export const defaultTimeouts = {
  headers: 5000,
  json: 5000,
  /** For `minBytes` of a form, and for any progress of an answer. */
  progress: 12_000,
  /** Longest gap within a form. */
  idle: 30_000,
  drain: 5000,
  /** For a whole save of the catalogue, to its commit: 24 pictures of 5 MB at half a megabit a second. */
  catalogueSave: 40 * 60_000,
  /** For a whole save of a profile: 5 MB at less than a megabit a second. */
  portraitSave: 60_000,
};
export type Timeouts = Readonly<typeof defaultTimeouts>;

/** Bytes that a body must transfer in each `progress`: less than the slowest phone connection transfers. */
export const minBytes = 4096;

/** A gap over a third of `progressTimeout` (ms), as of a phone, is accepted once for each `minBytes`. */
export function createTransferRate(progressTimeout: number, startedAt: number) {
  let intervalStart = startedAt;
  let lastChunkAt = startedAt;
  let received = 0;
  let remainingStalls = 1;
  const startInterval = (now: number) => {
    intervalStart = now;
    received = 0;
  };
  /** @param now ms @returns whether the body comes quickly enough */
  return (bytes: number, now: number): boolean => {
    if (now - lastChunkAt > progressTimeout / 3 && remainingStalls > 0) {
      remainingStalls -= 1;
      startInterval(now);
    }
    lastChunkAt = now;
    received += bytes;
    if (received < minBytes) return now - intervalStart <= progressTimeout;
    startInterval(now);
    remainingStalls = 1;
    return true;
  };
}
