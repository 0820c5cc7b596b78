import { useCallback, useEffect, useId, useMemo, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useSearch } from 'wouter';
import type { CategoryKey } from '#contract/category.ts';
import { firstListPackages, hasListParams, readShownCount } from '#contract/list-params.ts';
import { useIsHydrated } from '#features/shared/browser-state.ts';
import { lazyComponent } from '#features/shared/loading.tsx';
import { paths } from '#features/shared/paths.ts';
import { dataOf } from '#features/shared/query.ts';
import { listSubheading, plural } from '#features/shared/text.ts';
import { ButtonLink } from '#features/shared/ui/button.tsx';
import { Announcement, classes } from '#features/shared/ui/elements.tsx';
import { PhoneLink } from '#features/shared/ui/phone-number.tsx';
import { SectionHead } from '#features/shared/ui/section.tsx';
import { cards } from '#features/shared/ui/tour-card.css.ts';
import { note, screenOnly, stack } from '#styles/recipes.css.ts';
import * as styles from './package-cards.css.ts';
import { PackageCards, SkeletonCard } from './package-cards.tsx';
import type { PackageSearchProps, SelectPackages } from './search/package-search.tsx';
import { useCompleteList, type CatalogueStore } from './store.ts';

const PackageSearch = lazyComponent(async () => (await import('./search/package-search.tsx')).PackageSearch, {
  Fallback: PackageSearchPlaceholder,
});

/** Lazy because few lists are empty. */
const OtherLists = lazyComponent(async () => (await import('./other-lists.tsx')).OtherLists);

export interface PackageListProps {
  readonly store: CatalogueStore;
  /** Undefined for an address that names no list: the other lists are shown. */
  readonly category: CategoryKey | undefined;
}

/** The packages of a category (specification, section 2); a failure shows no error text. */
export function PackageList({ store, category }: PackageListProps) {
  const id = useId();
  const { lists } = useSnapshot(store.state);
  const call = category && lists[category];
  const packages = call && dataOf(call);
  // While it loads, the list may hold only its first packages. It may have come before the server's markup is hydrated.
  const isComplete = useIsHydrated() && (call?.status === 'fulfilled' || call?.status === 'rejected');

  const search = useSearch();
  const isFiltered = hasListParams(search);
  const served = category && store.served(category, search);
  const [select, setSelect] = useState<SelectPackages>();
  const onSelect = useCallback((next: SelectPackages) => setSelect(() => next), []);
  const selected = useMemo(() => packages && select?.(packages), [packages, select]);
  // Until the search's code has loaded, a filtered list is shown as the server rendered it.
  const matching = selected ?? (isFiltered ? served?.packages : packages);
  const shownCount = readShownCount(search);
  const isCounted = useCompleteList(store, category) !== undefined && (selected !== undefined || !isFiltered);
  const matchCount = (isCounted ? matching?.length : served?.summary.matches) ?? 0;
  const isEmpty = isComplete && !packages?.length && !served?.packages;
  const isLoading =
    call !== undefined &&
    !isEmpty &&
    (!matching || (!isComplete && matching.length === 0 && matching !== served?.packages));

  const load = useCallback(() => {
    if (category) void store.loadList(category);
  }, [store, category]);
  useEffect(load, [load]);

  return (
    <section aria-labelledby={id} aria-busy={isLoading}>
      <SectionHead id={id} title={listSubheading(category)}>
        <PhoneLink />
      </SectionHead>
      {/* The search announces the number of its results itself. */}
      <Announcement>
        {isLoading
          ? 'Loading packages...'
          : packages && isComplete && !isFiltered && plural(packages.length, 'package')}
      </Announcement>
      {category && !isEmpty && <PackageSearch store={store} category={category} onSelect={onSelect} />}
      {isLoading && <Skeletons />}
      {category && !isLoading && !isEmpty && matching && (
        <PackageCards packages={matching.slice(0, shownCount)} />
      )}
      {category && !isLoading && matchCount > shownCount && (
        <MoreLink category={category} search={search} shownCount={shownCount} matchCount={matchCount} />
      )}
      {(isEmpty || !call) && (
        <OtherLists except={category} onRetry={call?.status === 'rejected' ? load : undefined} />
      )}
    </section>
  );
}

interface MoreLinkProps {
  readonly category: CategoryKey;
  readonly search: string;
  readonly shownCount: number;
  readonly matchCount: number;
}

/** Shows 24 packages more, in the address: so it works with Back, in a new tab and without a script. */
function MoreLink({ category, search, shownCount, matchCount }: MoreLinkProps) {
  const next = new URLSearchParams(search);
  next.set('show', `${shownCount + firstListPackages}`);
  return (
    <div className={classes(stack.x3, screenOnly, styles.more)}>
      <p className={note}>
        {shownCount} of {plural(matchCount, 'package')} shown
      </p>
      <ButtonLink
        tone="banyan"
        replace
        // The first new card gets the focus.
        href={`${paths.packages(category)}?${next}#package-${shownCount + 1}`}
      >
        Show {Math.min(firstListPackages, matchCount - shownCount)} more
      </ButtonLink>
    </div>
  );
}

function Skeletons() {
  return (
    <div className={cards}>
      {Array.from('abcdefgh', (card) => (
        <SkeletonCard key={card} />
      ))}
    </div>
  );
}

/** Ms after which a filtered list is shown whole, because the search's code has not come. */
const searchTimeout = 12_000;

function PackageSearchPlaceholder({ onSelect }: Pick<PackageSearchProps, 'onSelect'>) {
  useEffect(() => {
    const timer = setTimeout(() => onSelect((packages) => packages), searchTimeout);
    return () => clearTimeout(timer);
  }, [onSelect]);
  return <div className={classes(screenOnly, styles.searchPlaceholder)} />;
}
