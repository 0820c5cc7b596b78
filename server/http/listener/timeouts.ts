/** Limits for slow clients, in ms. */
export interface Timeouts {
  readonly headers: number;
  readonly json: number;
  /** For `paceBytes` of a form, and for any progress of an answer. */
  readonly pause: number;
  /** Longest gap within a form. */
  readonly silence: number;
  readonly drain: number;
}

/** With Node's check of connections every second, a client that steadily drips is closed within 15 seconds. */
export const defaultTimeouts: Timeouts = {
  headers: 5000,
  json: 5000,
  pause: 12_000,
  silence: 30_000,
  drain: 5000,
};

/** Bytes that a body must bring in each `pause`: less than the slowest phone connection brings. */
export const minBytes = 4096;

export interface TransferRate {
  /** @param now ms @returns whether the body comes quickly enough */
  take(bytes: number, now: number): boolean;
}

/**
 * A gap longer than a third of `pause` (ms) is forgiven once for each `paceBytes`: a train in a tunnel, not a client
 * that sends a byte now and then.
 */
export function createTransferRate(pause: number, startedAt: number): TransferRate {
  let began = startedAt;
  let last = startedAt;
  let came = 0;
  let stallsLeft = 1;
  const restart = (now: number) => {
    began = now;
    came = 0;
  };
  return {
    take: (bytes, now) => {
      if (now - last > pause / 3 && stallsLeft > 0) {
        stallsLeft -= 1;
        restart(now);
      }
      last = now;
      came += bytes;
      if (came < minBytes) return now - began <= pause;
      restart(now);
      stallsLeft = 1;
      return true;
    },
  };
}
