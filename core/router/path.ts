import { parseUrl } from '#contract/page-path.ts';

/** Decoded once, as wouter does, if every escape is valid. `%25` stays for `decodePathSegment`. */
export function decodePath(path: string): string {
  try {
    return decodeURI(path.replaceAll('%25', '%2525'));
  } catch {
    return path;
  }
}

/** Decodes what `decodePath` leaves, such as `%2F`; returns what cannot be decoded unchanged. */
export function decodePathSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Compares without regard to case and to a final slash, as wouter does. */
export const isSamePath = (path: string, other: string) => normalize(path) === normalize(other);

const normalize = (path: string) =>
  decodePath(path)
    .toLowerCase()
    .replace(/([^/])\/$/, '$1');

/** @returns path, search and hash; null unless on `origin`: history may hold any text (`//evil.example`). */
export function toSafeRedirect(returnAddress: unknown, origin: string): string | null {
  const url = typeof returnAddress === 'string' ? parseUrl(returnAddress, origin) : undefined;
  if (!url || url.origin !== origin || url.pathname.startsWith('//')) return null;
  return url.pathname + url.search + url.hash;
}
