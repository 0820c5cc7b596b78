/**
 * For a library that most runs of the program do not need: loaded at the first call. Calls meanwhile wait for the same
 * load; after one that failed, which is what its callers get, the next call loads again.
 */
export function loadOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => {
    loading ??= load().catch((cause: unknown) => {
      loading = undefined;
      throw cause;
    });
    return loading;
  };
}
