/** Attributes `data-…` of the root element of documents that our server sends; those of other hosts have none. */

/** It makes brochures. */
export const brochuresMark = 'brochures';
/** It counts what visitors do with packages. */
export const countsMark = 'counts';
