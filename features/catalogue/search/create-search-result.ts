import { fullResult, type SearchResult } from '#features/catalogue/search-result.ts';
import { searchPackages, withKnownPlace } from './search-packages.ts';
import { MoreCards } from './more-cards.tsx';
import { packageSearchParams, type PackageSearchParams } from './package-search-params.ts';
import { getSearchIndex } from './search-index.ts';

export function createSearchResult(query: PackageSearchParams): SearchResult {
  if (packageSearchParams.write(query) === '') return { ...fullResult, MoreCards };
  return {
    MoreCards,
    select(packages, isComplete) {
      const index = getSearchIndex(packages);
      return searchPackages(index, isComplete ? withKnownPlace(index, query) : query);
    },
  };
}
