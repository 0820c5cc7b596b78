import type { HttpContext } from '#server/http/context.ts';
import { noindexHeaders } from '#server/http/middleware/security-headers.ts';
import {
  createJsonResponse,
  preferredEncodings,
  variantResponse,
  type CachedResponse,
  type RawHeaders,
} from './cached-response.ts';

const encodingsOf = (context: HttpContext) => preferredEncodings(context.req.header('accept-encoding'));

export async function sendCached(context: HttpContext, cached: CachedResponse, status = 200) {
  const variant = await cached.selectOrCompress(encodingsOf(context));
  const ifNoneMatch = status === 200 ? context.req.header('if-none-match') : undefined;
  return variantResponse(variant, ifNoneMatch, status);
}

/** What one administrator may see: no cache stores it, and it has no tag. */
export async function sendPrivate(context: HttpContext, response: CachedResponse): Promise<Response> {
  // Compressed for this answer alone, so by the faster method.
  const encodings = encodingsOf(context).filter((encoding) => encoding !== 'br');
  const answer = variantResponse(await response.selectOrCompress(encodings), undefined);
  answer.headers.delete('etag');
  answer.headers.set('cache-control', 'private, no-store');
  answer.headers.set(...noindexHeaders);
  return answer;
}

export const sendPrivateJson = (context: HttpContext, value: unknown, headers: RawHeaders) =>
  sendPrivate(context, createJsonResponse(Buffer.from(JSON.stringify(value)), headers));
