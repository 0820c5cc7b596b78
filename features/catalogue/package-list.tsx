import { useCallback, useEffect, useId, useMemo, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useSearch } from 'wouter';
import type { Phone } from '#contract/agency.ts';
import type { CategoryKey } from '#contract/category.ts';
import { hasListParams } from '#contract/list-params.ts';
import { useIsHydrated } from '#features/shared/browser-state.ts';
import { lazyComponent } from '#features/shared/loading.tsx';
import { dataOf } from '#features/shared/query.ts';
import { listSubheading, plural } from '#features/shared/text.ts';
import { Announcement } from '#features/shared/ui/elements.tsx';
import { PhoneLink } from '#features/shared/ui/phone-number.tsx';
import { SectionHead } from '#features/shared/ui/section-head.tsx';
import { grid } from './package-cards.css.ts';
import { PackageCards, SkeletonCard } from './package-cards.tsx';
import * as skeletonStyles from './package-search-skeleton.css.ts';
import type { PackageSearchProps } from './search/package-search.tsx';
import type { SearchResult } from './search/search-packages.ts';
import { firstListPackages, type CatalogueStore } from './store.ts';

const PackageSearch = lazyComponent(async () => (await import('./search/package-search.tsx')).PackageSearch, {
  Fallback: PackageSearchPlaceholder,
});
const MoreLink = lazyComponent(async () => (await import('./search/package-search.tsx')).MoreLink);

/** Lazy because few lists are empty. */
const OtherLists = lazyComponent(async () => (await import('./other-lists.tsx')).OtherLists);

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
  // While it loads, the list may hold only its first packages. It may have come before the server's markup is hydrated.
  const isComplete = useIsHydrated() && (call?.status === 'fulfilled' || call?.status === 'rejected');

  const search = useSearch();
  const isFiltered = hasListParams(search);
  // Until the search's code has loaded, a filtered list is shown as the server rendered it.
  const served = category && isFiltered ? store.served(category, search) : undefined;
  const [searchResult, setSearchResult] = useState<SearchResult>();
  const shownPackages = useMemo(() => {
    if (packages && searchResult) return searchResult.select(packages);
    return isFiltered ? served : packages?.slice(0, firstListPackages);
  }, [searchResult, packages, served, isFiltered]);
  const isEmpty = isComplete && !packages?.length && !served;
  const isLoading =
    call !== undefined &&
    !isEmpty &&
    (!shownPackages || (!isComplete && shownPackages.length === 0 && shownPackages !== served));

  const load = useCallback(() => {
    if (category) void store.loadList(category);
  }, [store, category]);
  useEffect(load, [load]);

  return (
    <section aria-labelledby={id} aria-busy={isLoading}>
      <SectionHead id={id} title={listSubheading(category)}>
        <PhoneLink phone={phone} />
      </SectionHead>
      {/* The search announces the number of its results itself. */}
      <Announcement>
        {isLoading
          ? 'Loading packages...'
          : packages && isComplete && !isFiltered && plural(packages.length, 'package')}
      </Announcement>
      {category && !isEmpty && (
        <PackageSearch store={store} category={category} phone={phone} onResult={setSearchResult} />
      )}
      {isLoading && <Skeletons />}
      {category && !isLoading && !isEmpty && shownPackages && (
        <>
          <PackageCards packages={shownPackages} phone={phone} />
          <MoreLink store={store} category={category} />
        </>
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

function Skeletons() {
  return (
    <div className={grid}>
      {Array.from('abcdefgh', (card) => (
        <SkeletonCard key={card} />
      ))}
    </div>
  );
}

/** Ms after which a filtered list is shown whole, because the search's code has not come. */
const searchTimeout = 12_000;

function PackageSearchPlaceholder({ onResult }: Pick<PackageSearchProps, 'onResult'>) {
  useEffect(() => {
    const timer = setTimeout(() => onResult({ select: (packages) => packages }), searchTimeout);
    return () => clearTimeout(timer);
  }, [onResult]);
  return <div className={skeletonStyles.placeholder} />;
}
