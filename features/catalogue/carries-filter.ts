/** Whether an address asks for a part of a list, or for another order. @param search after the question mark */
export const carriesFilter = (search: string): boolean =>
  /(?:^|&)(?:q|place|days|price|persons|sort)=/.test(search);
