const selects = /\b(?:q|place|days|price|persons|sort)=[^&]/;
const lengthens = /\bshow=\d+/;

/** Whether the query of a list's address filters or sorts the list. @param search with or without `?` */
export const isSelection = (search: string): boolean => selects.test(search);

/** Whether it filters, sorts or lengthens the list. @param search with or without `?` */
export const hasListParams = (search: string): boolean => isSelection(search) || lengthens.test(search);

/** The query of the list's canonical address, or '': a plain list has not all that a longer one has (RFC 6596, section 3). */
export function canonicalListSearch(search: string): string {
  const [shown = ''] = lengthens.exec(search) ?? [];
  const params = isSelection(search) ? new URLSearchParams(search).toString() : shown;
  return params && `?${params}`;
}
