/** Every call goes below this path of the backend (specification, section 7). */
export const apiBase = '/api';

/** The last part of a brochure's path, below the path of its package. */
export const brochureFile = 'brochure.pdf';

/** @returns the result of a function, or what stands in for it where it throws */
export function attempt<T, F>(work: () => T, fallback: F): T | F {
  try {
    return work();
  } catch {
    return fallback;
  }
}

/** @returns undefined for a text that is no address; `URL.parse` is not in every browser that the site runs in (README) */
export const parseUrl = (text: string, base?: string) => attempt(() => new URL(text, base), undefined);

const reservedPrefixes: ReadonlySet<string> = new Set(['api', 'pictures', 'assets']);

/** No call, picture or file (with a dot). For server and service worker. @param path percent-encoded */
export function isPagePath(path: string): boolean {
  // The site shows its own page for a path that cannot be decoded.
  const decoded = attempt(() => decodeURIComponent(path), path);
  if (/[\\\0]/.test(decoded)) return false;
  const parts = decoded.split('/').filter((part) => part !== '');
  if (parts.some((part) => part === '.' || part === '..')) return false;
  return !reservedPrefixes.has(parts[0]?.toLowerCase() ?? '') && !parts.at(-1)?.includes('.');
}
