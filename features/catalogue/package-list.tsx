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
import * as search from './package-search-skeleton.css.ts';
import { fullResult, hasFilterParams, type SearchResult } from './search-result.ts';
import type { PackageCard } from '#contract/package.ts';
import { PackageCards } from './package-cards.tsx';
import { grid } from './package-cards.css.ts';
import { SkeletonCard } from './skeleton-card.tsx';
import type { CatalogueStore } from './store.ts';

const Finder = lazyComponent(async () => (await import('./search/package-search.tsx')).PackageSearch, {
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
  const whole = call?.status === 'fulfilled' || call?.status === 'rejected';

  const filtered = hasFilterParams(useSearch());
  // Until the search's code is there, an unfiltered list is shown as it is.
  const [finding, setFinding] = useState<SearchResult>();
  const showAll = useCallback(() => setFinding(fullResult), [setFinding]);
  const found = useMemo(
    () => (finding ? packages && finding.find(packages, whole) : filtered ? undefined : packages),
    [finding, packages, whole, filtered],
  );
  const nothing = whole && !packages?.length;
  const waiting = call !== undefined && !nothing && (!found || (!whole && found.length === 0));

  const load = useCallback(() => {
    if (category) void store.loadList(category);
  }, [store, category]);
  useEffect(load, [load]);

  return (
    <section aria-labelledby={id} aria-busy={waiting}>
      <SectionHead id={id} title={listSubheading(category)}>
        <PhoneLink phone={phone} />
      </SectionHead>
      <Announcement>{announcement(waiting, found, whole ? packages : undefined)}</Announcement>
      {call && !nothing && (
        <Finder
          packages={whole ? packages : undefined}
          phone={phone}
          onFind={setFinding}
          now={filtered || (found?.length ?? 0) > firstListPackages}
          onMissing={showAll}
        />
      )}
      {waiting && <Skeletons />}
      {!waiting && !nothing && found && <PackageCards packages={found} phone={phone} finding={finding} />}
      {(nothing || !call) && (
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
function announcement(waiting: boolean, found: Cards, all: Cards): string {
  if (waiting) return 'Loading packages...';
  return all && found?.length === all.length ? plural(all.length, 'package') : '';
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
    <div className={search.root}>
      <div className={search.panel} />
    </div>
  );
}
