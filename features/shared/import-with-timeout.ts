const importTimeout = 10_000;

/**
 * A later attempt shares the import, which cannot be aborted. @throws its failure, and TimeoutError after 10
 * s
 */
export async function importWithTimeout<T>(load: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    const giveUp = () => reject(new DOMException('No code in time', 'TimeoutError'));
    timer = setTimeout(giveUp, importTimeout);
  });
  try {
    return await Promise.race([load(), timeout]);
  } finally {
    clearTimeout(timer);
  }
}
