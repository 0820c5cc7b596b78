/** Milliseconds after which code that has not arrived is given up. */
const limit = 10_000;

/**
 * Imports code with a time limit. The import itself cannot be ended; an attempt made later is served by it.
 * @throws what the import throws, and TimeoutError after 10 s
 */
export async function importModule<T>(load: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    const giveUp = () => reject(new DOMException('No code in time', 'TimeoutError'));
    timer = setTimeout(giveUp, limit);
  });
  try {
    return await Promise.race([load(), late]);
  } finally {
    clearTimeout(timer);
  }
}
