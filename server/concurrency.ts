/** In order, `count` at once. After a failure none is begun; it is thrown when those under way have ended. */
export async function forEachConcurrently<T>(
  items: readonly T[],
  count: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const remaining = items.values();
  const failures: unknown[] = [];
  const runWorker = async () => {
    for (const item of remaining) {
      if (failures.length > 0) return;
      await work(item).catch((cause: unknown) => failures.push(cause));
    }
  };
  await Promise.all(Array.from({ length: count }, runWorker));
  if (failures.length > 0) throw failures[0];
}
