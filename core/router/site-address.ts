/**
 * An address remembered in the navigation state, if it lies on this site: path, search and hash.
 * The state survives in the browser's history and may have been written by anything, so `//evil.example`,
 * `/\evil.example` and what resolves to a path of that shape are refused.
 * @param origin the site's own, such as `https://banyan.example`
 */
export function toSiteAddress(remembered: unknown, origin: string): string | null {
  if (typeof remembered !== 'string' || !URL.canParse(remembered, origin)) return null;
  const url = new URL(remembered, origin);
  if (url.origin !== origin || url.pathname.startsWith('//')) return null;
  return url.pathname + url.search + url.hash;
}
