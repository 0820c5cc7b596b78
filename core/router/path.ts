export type Access = 'public' | 'member' | 'admin';

const memberPages = new Set(['/edit-profile']);
const adminArea = '/admin';

/** The access that the page at a path needs (specification, sections 2 and 6). */
export function accessOf(path: string): Access {
  const page = normalizePath(path);
  if (page === adminArea || page.startsWith(`${adminArea}/`)) return 'admin';
  return memberPages.has(page) ? 'member' : 'public';
}

export const isSamePath = (path: string, page: string) => normalizePath(path) === normalizePath(page);

/**
 * A path as wouter compares it: decoded once by `decodeURI`, lower-case, without a final slash. A path that cannot be
 * decoded stays as it is, as in wouter, so that `/admin/%E0%A4%A` is guarded.
 */
export function normalizePath(path: string): string {
  const page = decodePath(path).toLowerCase();
  // `//` is not an address of the home page.
  return page.length > 2 && page.endsWith('/') ? page.slice(0, -1) : page;
}

/** Decodes a path as wouter does: once, and not at all where an escape is invalid. */
export function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
