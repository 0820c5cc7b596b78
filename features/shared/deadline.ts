/**
 * The limit includes reading the whole answer. @param outer aborts earlier
 * @param ms milliseconds until `run` is aborted with a TimeoutError
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
