/** Text alternative of a package's picture for which the owner has written none. @param index from 0 */
export const defaultAlt = (name: string, index: number, count: number): string =>
  count > 1 ? `${name}, picture ${index + 1} of ${count}` : name;
