/** Who may see a page. */
export type Access = 'public' | 'member' | 'admin';

const memberPages = new Set(['/edit-profile']);
const adminArea = '/admin';

/** Who may see the page at a path of the address bar (specification, sections 2 and 6). */
export function accessOf(path: string): Access {
  const page = comparable(path);
  if (page === adminArea || page.startsWith(`${adminArea}/`)) return 'admin';
  return memberPages.has(page) ? 'member' : 'public';
}

/** Whether two paths lead to the same page. */
export const samePage = (path: string, page: string) => comparable(path) === comparable(page);

/**
 * A path as wouter compares it: decoded once by `decodeURI`, whatever its case, a final slash left out.
 * A path that cannot be decoded is compared as it stands, as wouter does, so `/admin/%E0%A4%A` is guarded.
 */
export function comparable(path: string): string {
  const page = decodedPath(path).toLowerCase();
  // Two slashes alone are no way to write the home page's address.
  return page.length > 2 && page.endsWith('/') ? page.slice(0, -1) : page;
}

/** A path as wouter decodes it: once, and not at all when some escape is no text. */
export function decodedPath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
