import { useCallback, useEffect, useId, useMemo, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useSearch } from 'wouter';
import type { CategoryKey } from '#contract/category.ts';
import { dataOf } from '#features/shared/query.ts';
import { lazyComponent } from '#features/shared/lazy-component.tsx';
import { firstListPackages } from '#contract/page-renderer.ts';
import type { Phone } from '#contract/agency.ts';
import { plural } from '#features/shared/text/format.ts';
import { PhoneLink } from '#features/shared/ui/phone-link.tsx';
import { SectionHead } from '#features/shared/ui/section-head.tsx';
import { Announcement } from '#features/shared/ui/visually-hidden.tsx';
import { listSubheading } from './category-title.ts';
import * as skeletonStyles from './package-search-skeleton.css.ts';
import { fullResult, hasFilterParams, type SearchResult } from './search-result.ts';
import type { PackageCard } from '#contract/package.ts';
import { PackageCards } from './package-cards.tsx';
import { grid } from './package-cards.css.ts';
import { SkeletonCard } from './skeleton-card.tsx';
import type { CatalogueStore } from './store.ts';

const PackageSearch = lazyComponent(async () => (await import('./search/package-search.tsx')).PackageSearch, {
  Fallback: PackageSearchSkeleton,
  ssr: false,
});

/** Lazy because few lists are empty. */
const OtherLists = lazyComponent(async () => (await import('./other-lists.tsx')).OtherLists);

type Cards = readonly PackageCard[] | undefined;

export interface PackageListProps {
  readonly store: CatalogueStore;
  /** Undefined for an address that names no list: the other lists are shown. */
  readonly category: CategoryKey | undefined;
  readonly phone: Phone;
}

/** The packages of a category (specification, section 2); a failure shows no error text. */
export function PackageList({ store, category, phone }: PackageListProps) {
  const id = useId();
  const { lists } = useSnapshot(store.state);
  const call = category && lists[category];
  const packages = call && dataOf(call);
  // While it loads, the list may hold only its first packages.
  const isComplete = call?.status === 'fulfilled' || call?.status === 'rejected';

  const isFiltered = hasFilterParams(useSearch());
  // Until the search's code has loaded, an unfiltered list is shown as it is.
  const [searchResult, setSearchResult] = useState<SearchResult>();
  const showAll = useCallback(() => setSearchResult(fullResult), [setSearchResult]);
  const shownPackages = useMemo(
    () =>
      searchResult
        ? packages && searchResult.select(packages, isComplete)
        : isFiltered
          ? undefined
          : packages,
    [searchResult, packages, isComplete, isFiltered],
  );
  const isEmpty = isComplete && !packages?.length;
  const isLoading =
    call !== undefined && !isEmpty && (!shownPackages || (!isComplete && shownPackages.length === 0));

  const load = useCallback(() => {
    if (category) void store.loadList(category);
  }, [store, category]);
  useEffect(load, [load]);

  return (
    <section aria-labelledby={id} aria-busy={isLoading}>
      <SectionHead id={id} title={listSubheading(category)}>
        <PhoneLink phone={phone} />
      </SectionHead>
      <Announcement>{announcement(isLoading, shownPackages, isComplete ? packages : undefined)}</Announcement>
      {call && !isEmpty && (
        <PackageSearch
          packages={isComplete ? packages : undefined}
          phone={phone}
          onResult={setSearchResult}
          immediate={isFiltered || (shownPackages?.length ?? 0) > firstListPackages}
          onMissing={showAll}
        />
      )}
      {isLoading && <Skeletons />}
      {!isLoading && !isEmpty && shownPackages && (
        <PackageCards packages={shownPackages} phone={phone} searchResult={searchResult} />
      )}
      {(isEmpty || !call) && (
        <OtherLists
          except={category}
          phone={phone}
          onRetry={call?.status === 'rejected' ? load : undefined}
        />
      )}
    </section>
  );
}

/** The search announces the number of its results itself. */
function announcement(isLoading: boolean, shownPackages: Cards, all: Cards): string {
  if (isLoading) return 'Loading packages...';
  return all && shownPackages?.length === all.length ? plural(all.length, 'package') : '';
}

const skeletons = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

function Skeletons() {
  return (
    <div className={grid}>
      {skeletons.map((card) => (
        <SkeletonCard key={card} />
      ))}
    </div>
  );
}

function PackageSearchSkeleton() {
  return (
    <div className={skeletonStyles.root}>
      <div className={skeletonStyles.panel} />
    </div>
  );
}
