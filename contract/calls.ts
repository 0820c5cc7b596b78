/**
 * Paths of the calls, relative to `apiBase` (specification, section 7). Imported whole, as
 * `import * as calls`; each is an export of its own, so that a page carries only those it makes.
 */

const byId = (path: string) => (id: string) => `${path}/${encodeURIComponent(id)}`;

export const topPackages = '/tours/get-package-list-of-five';
/** With `?category=` the packages of one category, without it the categories. */
export const categoriesList = '/tours/get-all-categories-list';
export const allPackages = '/tours/getAllPackage';
export const packageDetail = /* @__PURE__ */ byId('/tours/package-detail');
export const destinations = '/tours/get-popular-destination';

// A module lies in one chunk: apart from the calls above, these stay out of what every page loads first.
export * from './late-calls.ts';
