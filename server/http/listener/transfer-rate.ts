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
