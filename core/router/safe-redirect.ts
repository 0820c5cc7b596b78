/**
 * Path, search and hash of a remembered address; null unless it is on `origin`, such as `https://banyan.example`. The
 * browser keeps navigation state that anything may have written, such as `//evil.example` or `/\evil.example`.
 */
export function toSafeRedirect(returnAddress: unknown, origin: string): string | null {
  if (typeof returnAddress !== 'string' || !URL.canParse(returnAddress, origin)) return null;
  const url = new URL(returnAddress, origin);
  if (url.origin !== origin || url.pathname.startsWith('//')) return null;
  return url.pathname + url.search + url.hash;
}
