const reservedPrefixes: ReadonlySet<string> = new Set(['api', 'pictures', 'assets']);

/**
 * Whether a path, percent-encoded, may be one of the site's pages: not a call, a picture or a file, which has a dot in
 * its name. For server and service worker, so that both leave the same addresses to the site.
 */
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
