/** Whether the query of a list's address filters, sorts or lengthens the list. @param search with or without `?` */
export const hasListParams = (search: string): boolean =>
  /\b(?:q|place|days|price|persons|sort|show)=[^&]/.test(search);

/** A query in the form in which wouter gives it to a page: decoded before its parts are. */
export function decodeSearch(search: string): string {
  try {
    return decodeURI(search);
  } catch {
    return search;
  }
}
