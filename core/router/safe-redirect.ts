import { parseUrl } from '#contract/page-path.ts';

/** @returns path, search and hash; null unless on `origin`: history may hold any text (`//evil.example`). */
export function toSafeRedirect(returnAddress: unknown, origin: string): string | null {
  const url = typeof returnAddress === 'string' ? parseUrl(returnAddress, origin) : undefined;
  if (!url || url.origin !== origin || url.pathname.startsWith('//')) return null;
  return url.pathname + url.search + url.hash;
}
