import { attempt } from './page-path.ts';

/** Packages of a list that are shown at first, more than a screen shows, and those that a link adds to them. */
export const firstListPackages = 24;

const maxShownPackages = 100 * firstListPackages;

/** Whether the query of a list's address filters, sorts or lengthens the list. @param search with or without `?` */
export const hasListParams = (search: string): boolean =>
  /\b(?:q|place|days|price|persons|sort|show)=[^&]/.test(search);

/** The number of packages that an address shows: `?show=48`, always a multiple of 24. @param search the query string */
export function readShownCount(search: string): number {
  const wanted = Number.parseInt(new URLSearchParams(search).get('show') ?? '', 10);
  const pages = Math.ceil(wanted / firstListPackages);
  return Math.min(pages > 1 ? pages * firstListPackages : firstListPackages, maxShownPackages);
}

/** A query in the form in which wouter gives it to a page: decoded before its parts are. */
export const decodeSearch = (search: string) => attempt(() => decodeURI(search), search);
