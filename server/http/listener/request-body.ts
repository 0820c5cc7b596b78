import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import * as v from 'valibot';
import { waitBriefly } from '#server/concurrency.ts';
import type { HttpContext } from '#server/http/context.ts';
import { Refusal } from '#server/refusal.ts';
import { createTransferRate, defaultTimeouts } from './timeouts.ts';

/** Bytes. */
const maxJsonBytes = 16 * 1024;

const bodyTooLarge = () => new Refusal(413, 'The request is too large');
const requestTimeout = () => new Refusal(408, 'The request took too long');

/** @throws 413 above `limit` bytes, 408 when too slow; the rest stays unread, so that the refusal can still be sent */
export async function* readBody(context: HttpContext, limit: number, aborted?: AbortSignal) {
  if (Number(context.req.header('content-length') ?? 0) > limit) throw bodyTooLarge();
  const { progress, idle } = timeoutsOf(context);
  const source = readChunks(context)[Symbol.asyncIterator]();
  const next = () => (aborted ? waitUnlessAborted(source.next(), aborted) : source.next());
  let length = 0;
  const isFastEnough = createTransferRate(progress, performance.now());
  try {
    for (;;) {
      const { value: chunk, done } = await waitBriefly(next(), requestTimeout, idle);
      if (done) return;
      length += chunk.length;
      if (length > limit) throw bodyTooLarge();
      if (!isFastEnough(chunk.length, performance.now())) throw requestTimeout();
      yield Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
    }
  } finally {
    // Not awaited: after a 408 it ends only with the connection.
    source.return?.().catch(() => undefined);
  }
}

/**
 * A pipeline would wait for its source's pending read before it ends (Node.js 24). One promise of the abort for all reads
 * would keep what each of them has read.
 */
function waitUnlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const end = () => reject(signal.reason);
    if (signal.aborted) end();
    signal.addEventListener('abort', end);
    void work.then(resolve, reject).finally(() => signal.removeEventListener('abort', end));
  });
}

export const timeoutsOf = (context: HttpContext) => context.env?.timeouts ?? defaultTimeouts;

function readChunks(context: HttpContext): AsyncIterable<Uint8Array> {
  const incoming: Readable | undefined = context.env?.incoming;
  if (incoming) return incoming.iterator({ destroyOnReturn: false });
  return context.req.raw.body?.values({ preventCancel: true }) ?? Readable.from([]);
}

export const mediaType = (context: HttpContext) =>
  (context.req.header('content-type') ?? '').split(';', 1).join().trim().toLowerCase();

/**
 * Reads JSON, or the form of a page (application/x-www-form-urlencoded), of which the last value counts.
 * @throws 415 for another type, 413 above `limit` bytes, 408 when too slow, 400 for a body that breaks off, invalid JSON or
 * a schema mismatch
 */
export async function readInput<T>(
  context: HttpContext,
  schema: v.GenericSchema<unknown, T>,
  takesForm: boolean,
  limit = maxJsonBytes,
): Promise<T> {
  const isForm = takesForm && isPageForm(context);
  if (!isForm && mediaType(context) !== 'application/json')
    throw new Refusal(415, 'The request must be of type application/json');
  const body = buffer(readBody(context, limit)).catch((cause: unknown) => {
    // The client has gone, or sends no valid HTTP.
    throw cause instanceof Refusal ? cause : new Refusal(400, 'The request is incomplete');
  });
  const text = (await waitBriefly(body, requestTimeout, timeoutsOf(context).json)).toString('utf8');
  return validate(schema, isForm ? Object.fromEntries(new URLSearchParams(text)) : parse(text));
}

/** Whether a form that the browser itself sends; its answer becomes a page or a file. */
export const isPageForm = (context: HttpContext) =>
  mediaType(context) === 'application/x-www-form-urlencoded';

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, 'The request is not valid JSON');
  }
}

/** @throws 400 with the first problem as message, and each field's first problem in `fields` */
export function validate<T>(schema: v.GenericSchema<unknown, T>, input: unknown): T {
  const result = v.safeParse(schema, input);
  if (result.success) return result.output;
  const problems = result.issues.map(
    (issue) => [v.getDotPath(issue)?.split('.')[0] ?? '', issue.message] as const,
  );
  // In fromEntries later entries win, so the first problem of a field comes last.
  const fields = Object.fromEntries(problems.filter(([field]) => field !== '').toReversed());
  throw new Refusal(400, result.issues[0].message, { fields });
}
