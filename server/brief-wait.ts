/** ms for which a visitor's request waits for a service outside this machine, such as a bucket or Google's keys. */
export const longestWait = 1000;

/**
 * Waits for a neighbour or a client. What comes later is not lost: the work goes on, and can serve the next request.
 * @param failure thrown after `ms` @throws what the work throws before
 */
export async function waitBriefly<T>(
  work: T | Promise<T>,
  failure: () => Error,
  ms = longestWait,
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(failure()), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
