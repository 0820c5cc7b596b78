/**
 * Runs something that can be aborted and gives it a time limit, which holds until the whole answer is read.
 * @param ms milliseconds until it is aborted with a TimeoutError
 * @param outer aborts it earlier
 */
export async function withDeadline<T>(
  ms: number,
  outer: AbortSignal | undefined,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const limit = new AbortController();
  const give = () => limit.abort(outer?.reason);
  const timer = setTimeout(() => limit.abort(new DOMException('No answer in time', 'TimeoutError')), ms);
  if (outer?.aborted) give();
  outer?.addEventListener('abort', give);
  try {
    return await run(limit.signal);
  } finally {
    clearTimeout(timer);
    outer?.removeEventListener('abort', give);
  }
}
