/** Attributes `data-…` of the root element of documents that our server sends; those of other hosts have none. */

/** It makes brochures. */
export const brochuresMark = 'brochures';
/** It counts what visitors do with packages. */
export const countsMark = 'counts';
/** Set by index.html itself: the browser is older than those that the site runs in (README). */
export const outdatedMark = 'outdated';
