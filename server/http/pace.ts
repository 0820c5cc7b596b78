/** Bytes of a form in one `pause`: less than the slowest phone connection brings, more than somebody who drips. */
export const paceBytes = 4096;

/** Tells a body that comes slowly, or stands still for a while as on a train, from one that is only dripped. */
export interface Pace {
  /**
   * @param bytes that have come
   * @param now ms
   * @returns whether the body comes quickly enough
   */
  take(bytes: number, now: number): boolean;
}

/**
 * A body must bring `paceBytes` in each `pause`. A standstill of more than a third of that does not count, once for
 * each `paceBytes`, so that nobody keeps a connection with a byte now and then.
 * @param pause ms
 * @param startedAt ms
 */
export function createPace(pause: number, startedAt: number): Pace {
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
      if (came < paceBytes) return now - began <= pause;
      restart(now);
      stallsLeft = 1;
      return true;
    },
  };
}
