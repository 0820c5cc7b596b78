/** Whether an address filters or sorts a list. @param search the query string without `?` */
export const hasFilterParams = (search: string): boolean =>
  /(?:^|&)(?:q|place|days|price|persons|sort)=/.test(search);
