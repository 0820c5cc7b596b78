import { decodeSearch } from '#contract/list-params.ts';
import { firstListPackages, type SelectPackages } from '#contract/page-renderer.ts';
import { createSearchResult } from './create-search-result.ts';
import { getTextSearch, loadTextSearch } from './load-text-search.ts';
import { packageSearchParams, type PackageSearchParams } from './package-search-params.ts';

/** Packages of a page that the server renders; the browser shows more. */
const maxServedPackages = 10 * firstListPackages;
const maxShownPackages = 100 * firstListPackages;

/** The number of packages that an address shows: `?show=48`, always a multiple of 24. @param search the query string */
export function readShownCount(search: string): number {
  const wanted = Number.parseInt(new URLSearchParams(search).get('show') ?? '', 10);
  const pages = Math.ceil(wanted / firstListPackages);
  return Math.min(pages > 1 ? pages * firstListPackages : firstListPackages, maxShownPackages);
}

/** @returns '' for the first packages of the whole list, else with `?` */
export function writeListSearch(query: PackageSearchParams, shownCount = firstListPackages): string {
  const search = packageSearchParams.write(query);
  if (shownCount <= firstListPackages) return search;
  return `${search === '' ? '?' : `${search}&`}show=${shownCount}`;
}

/** One form for all queries that show the same, for the server's pages. @param search as it was asked for */
export function toCanonicalSearch(search: string): string {
  const query = packageSearchParams.read(decodeSearch(search));
  return writeListSearch(query, Math.min(readShownCount(search), maxServedPackages));
}

/** Chooses from a whole list what the page of a query shows. */
export async function toSelection(search: string): Promise<SelectPackages> {
  const query = packageSearchParams.read(search);
  if (query.q !== '') await loadTextSearch();
  return createSearchResult(query, readShownCount(search), getTextSearch()).select;
}
