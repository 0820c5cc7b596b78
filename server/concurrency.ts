/** Works through items in order, `count` at once; throws the first failure. */
export async function forEachConcurrently<T>(
  items: readonly T[],
  count: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const remaining = items.values();
  const runWorker = async () => {
    for (const item of remaining) await work(item);
  };
  await Promise.all(Array.from({ length: count }, runWorker));
}
