/** Runs work now or when its turn has come; answers or throws what the work does. */
export type Queue = <T>(work: () => Promise<T>) => Promise<T>;

/** A queue in which at most `atOnce` pieces of work run; the rest wait in their order. */
export function createQueue(atOnce: number): Queue {
  let free = atOnce;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((turn) => waiting.push(turn));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
