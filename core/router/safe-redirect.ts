/**
 * Path, search and hash of a remembered address; null unless it is on `origin`, such as `https://banyan.example`. The
 * browser keeps navigation state that anything may have written, such as `//evil.example` or `/\evil.example`.
 */
export function toSafeRedirect(remembered: unknown, origin: string): string | null {
  if (typeof remembered !== 'string' || !URL.canParse(remembered, origin)) return null;
  const url = new URL(remembered, origin);
  if (url.origin !== origin || url.pathname.startsWith('//')) return null;
  return url.pathname + url.search + url.hash;
}
