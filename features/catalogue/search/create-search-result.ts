import type { SearchResult } from '#features/catalogue/search-result.ts';
import { searchPackages } from './search-packages.ts';
import { packageSearchParams, type PackageSearchParams } from './package-search-params.ts';
import { getSearchIndex, type TextSearch } from './search-index.ts';

/** @param shownCount packages that are shown at most */
export function createSearchResult(
  query: PackageSearchParams,
  shownCount: number,
  textSearch: TextSearch | undefined,
): SearchResult {
  const isWholeList = packageSearchParams.write(query) === '';
  return {
    select: (packages) =>
      (isWholeList ? packages : searchPackages(getSearchIndex(packages, textSearch), query)).slice(
        0,
        shownCount,
      ),
  };
}
