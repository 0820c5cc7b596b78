/**
 * The limit includes reading the whole answer. @param outer aborts earlier
 * @param ms milliseconds until `run` is aborted with a TimeoutError
 */
export async function withDeadline<T>(
  ms: number,
  outer: AbortSignal | undefined,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const forwardAbort = () => controller.abort(outer?.reason);
  const timer = setTimeout(() => controller.abort(new DOMException('No answer in time', 'TimeoutError')), ms);
  if (outer?.aborted) forwardAbort();
  outer?.addEventListener('abort', forwardAbort);
  try {
    return await run(controller.signal);
  } finally {
    clearTimeout(timer);
    outer?.removeEventListener('abort', forwardAbort);
  }
}
