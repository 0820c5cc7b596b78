/** Every call goes below this path of the backend (specification, section 7). */
export const apiBase = '/api';

/** The last part of a brochure's path, below the path of its package. */
export const brochureFile = 'brochure.pdf';

/** @returns undefined for a text that is no address; `URL.parse` is not in every browser that the site runs in (README) */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}

const reservedPrefixes: ReadonlySet<string> = new Set(['api', 'pictures', 'assets']);

/** No call, picture or file (with a dot). For server and service worker. @param path percent-encoded */
export function isPagePath(path: string): boolean {
  const decoded = decode(path);
  if (/[\\\0]/.test(decoded)) return false;
  const parts = decoded.split('/').filter((part) => part !== '');
  if (parts.some((part) => part === '.' || part === '..')) return false;
  return !reservedPrefixes.has(parts[0]?.toLowerCase() ?? '') && !parts.at(-1)?.includes('.');
}

/** The site shows its own page for a path that cannot be decoded. */
function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
