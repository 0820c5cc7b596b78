import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

type Compression = 'br' | 'gzip';
export type Encoding = Compression | 'identity';

/** Names and values of headers in turn, as `writeHead` takes them. */
export type RawHeaders = readonly string[];

type Variant = ReturnType<typeof createVariant>;

/** An answer in memory, in each encoding that saves bytes. */
export interface CachedResponse {
  /** @returns undefined while the preferred encoding is not in memory */
  select(preferred: readonly Encoding[]): Variant | undefined;
  selectOrCompress(preferred: readonly Encoding[]): Promise<Variant>;
}

interface ResponseContent {
  readonly type: string;
  readonly headers: RawHeaders;
  readonly body: Buffer;
}

type Compressed = Partial<Record<Compression, Buffer | undefined>>;

export function createCachedResponse(answer: ResponseContent, compressed: Compressed = {}): CachedResponse {
  const tag = hashContent(answer.body);
  const variants = {
    identity: createVariant(answer, tag, 'identity', answer.body),
    br: compressed.br && createVariant(answer, tag, 'br', compressed.br),
    gzip: compressed.gzip && createVariant(answer, tag, 'gzip', compressed.gzip),
  };
  const select = (preferred: readonly Encoding[]) =>
    preferred.map((encoding) => variants[encoding]).find((variant) => variant) ?? variants.identity;
  return { select, selectOrCompress: (preferred) => Promise.resolve(select(preferred)) };
}

/** Bytes without compression, for a cache, whose entries have one at least. */
export const sizeOf = (response: CachedResponse) => Math.max(response.select([])?.body.length ?? 0, 1);

export function createCompressibleResponse(answer: ResponseContent, compressBody = compress): CachedResponse {
  const tag = hashContent(answer.body);
  const identity = createVariant(answer, tag, 'identity', answer.body);
  const isCompressible = answer.body.length >= minCompressedBytes;
  const compressed: Partial<Record<Compression, Variant>> = {};
  const compressing: Partial<Record<Compression, Promise<Variant>>> = {};
  const compressOnce = async (encoding: Compression) => {
    const body = await compressBody(answer.body, encoding);
    return (compressed[encoding] = createVariant(answer, tag, encoding, body));
  };
  return {
    select: ([first = 'identity']) => (isCompressible && first !== 'identity' ? compressed[first] : identity),
    selectOrCompress: async ([first = 'identity']) => {
      if (!isCompressible || first === 'identity') return identity;
      // A failed compression is tried again by the next request.
      return (
        compressed[first] ??
        (compressing[first] ??= compressOnce(first).finally(() => delete compressing[first]))
      );
    },
  };
}

/** Of JSON in UTF-8. */
export const createJsonResponse = (body: Buffer, headers: RawHeaders) =>
  createCompressibleResponse({ type: 'application/json; charset=utf-8', headers, body });

/** @param body already in this encoding */
function createVariant(answer: ResponseContent, tag: string, encoding: Encoding, body: Buffer) {
  const etag = encoding === 'identity' ? `"${tag}"` : `"${tag}-${encoding}"`;
  const length = String(body.length);
  const headers = answer.headers.concat('etag', etag, 'content-type', answer.type, 'content-length', length);
  if (encoding !== 'identity') headers.push('content-encoding', encoding);
  // How many elements of `headers` a 304 repeats (RFC 9110, section 15.4.5).
  const notModifiedLength = answer.headers.length + 2;
  return { etag, headers, notModifiedLength, body };
}

/** What is sent of a variant: to a client that has it, 304 without a body. */
export function revalidate(chosen: Variant, ifNoneMatch: string | undefined, status = 200) {
  const { etag, headers, notModifiedLength, body } = chosen;
  return ifNoneMatch !== undefined && matchesEtag(ifNoneMatch, etag)
    ? { status: 304, headers: headers.slice(0, notModifiedLength) }
    : { status, headers, body };
}

export function variantResponse(chosen: Variant, ifNoneMatch: string | undefined, status = 200): Response {
  const { body, headers, ...sent } = revalidate(chosen, ifNoneMatch, status);
  return new Response(body ? new Uint8Array(body) : null, { ...sent, headers: toHeaderPairs(headers) });
}

export const toHeaderPairs = (headers: RawHeaders) =>
  headers.flatMap((name, index): [string, string][] =>
    index % 2 === 0 ? [[name, headers[index + 1] ?? '']] : [],
  );

export const hashContent = (bytes: Buffer | string) => hash('sha1', bytes, 'base64').slice(0, 22);

/** Whether an If-None-Match header has this strong tag (weak comparison: RFC 9110, section 13.1.2). */
function matchesEtag(header: string, tag: string): boolean {
  if (header === tag || header === '*') return true;
  return header.split(',').some((entry) => entry.trim().replace(/^W\//, '') === tag);
}

/** Bytes below which compression saves less than its header costs. */
const minCompressedBytes = 512;

/** Brotli's level: 9 compresses a list within milliseconds; 11, the best, takes half a second of CPU time. */
const brotliLevel = 9;

/** Documents: a fifteenth smaller than at level 9, for about twice the CPU time, once per version. */
const documentBrotliLevel = 10;

export const compressDocument = (bytes: Buffer, encoding: Compression) =>
  compress(bytes, encoding, documentBrotliLevel);

function compress(bytes: Buffer, encoding: Compression, level = brotliLevel): Promise<Buffer> {
  if (encoding === 'gzip') return gzipAsync(bytes);
  const { BROTLI_PARAM_QUALITY: quality, BROTLI_PARAM_SIZE_HINT: size } = constants;
  return brotliAsync(bytes, { params: { [quality]: level, [size]: bytes.length } });
}

const supported = ['br', 'gzip', 'identity'] as const satisfies readonly Encoding[];

/** The bound keeps invented headers from filling the memory. */
const parsedHeaders = new LRUCache<string, readonly Encoding[]>({ max: 64, memoMethod: parseAcceptEncoding });

/** By weight, then by compression (Accept-Encoding: RFC 9110, section 12.5.3); `identity` is always among them. */
export const preferredEncodings = (header: string | undefined): readonly Encoding[] =>
  header ? parsedHeaders.memo(header) : ['identity'];

function parseAcceptEncoding(header: string): readonly Encoding[] {
  const weights = new Map(
    header.split(',').map((entry) => {
      const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
      const weight = parameters.find((parameter) => parameter.startsWith('q='));
      return [name, weight === undefined ? 1 : Number(weight.slice(2))] as const;
    }),
  );
  const weightOf = (encoding: Encoding) =>
    weights.get(encoding) ?? (encoding === 'identity' ? 0.001 : (weights.get('*') ?? 0));
  return supported
    .filter((encoding) => encoding === 'identity' || weightOf(encoding) > 0)
    .toSorted((a, b) => weightOf(b) - weightOf(a));
}

/** @param header Save-Data (https://wicg.github.io/savedata/, section 2) */
export const savesData = (header: string | readonly string[] | undefined): boolean =>
  header !== undefined && /^\s*on\b/i.test(String(header));
