/** @returns path, search and hash; null unless on `origin`: history may hold any text (`//evil.example`). */
export function toSafeRedirect(returnAddress: unknown, origin: string): string | null {
  if (typeof returnAddress !== 'string' || !URL.canParse(returnAddress, origin)) return null;
  const url = new URL(returnAddress, origin);
  if (url.origin !== origin || url.pathname.startsWith('//')) return null;
  return url.pathname + url.search + url.hash;
}
