/** Whether the query of a list's address filters, sorts or lengthens the list. @param search with or without `?` */
export const hasListParams = (search: string): boolean =>
  /\b(?:q|place|days|price|persons|sort|show)=[^&]/.test(search);
