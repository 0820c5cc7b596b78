import type { Package } from '#contract/package.ts';
import { findPackage } from '#server/catalogue/packages.ts';
import type { HttpContext, ServerDeps } from '#server/http/context.ts';
import type { CachedResponse } from '#server/http/responses/cached-response.ts';
import { variantResponse } from '#server/http/responses/cached-response.ts';
import { preferredEncodings } from '#server/http/responses/content-negotiation.ts';
import { noindexHeaders } from '#server/http/middleware/security-headers.ts';
import type { Access } from '#server/http/sessions/access.ts';

/** The draft with this id, for an administrator; undefined for everybody else, before the database is asked for it. */
export type FindDraft = (context: HttpContext, id: string) => Promise<Package | undefined>;

export function createFindDraft(
  { database: { db } }: Pick<ServerDeps, 'database'>,
  access: Access,
): FindDraft {
  return async (context, id) => {
    if (!(await access.isAdministrator(context))) return undefined;
    const found = await findPackage(db, id);
    return found?.visibility === 'draft' ? found : undefined;
  };
}

/** What one administrator may see: no cache stores it, and it has no tag. */
export async function sendPrivate(context: HttpContext, response: CachedResponse): Promise<Response> {
  // Compressed for this answer alone, so by the faster method.
  const encodings = preferredEncodings(context.req.header('accept-encoding'));
  const variant = await response.selectOrCompress(encodings.filter((encoding) => encoding !== 'br'));
  const answer = variantResponse(variant, undefined);
  answer.headers.delete('etag');
  answer.headers.set('cache-control', 'private, no-store');
  answer.headers.set(...noindexHeaders);
  return answer;
}
