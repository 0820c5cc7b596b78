import {
  startTransition,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Link, useSearch } from 'wouter';
import type { Phone } from '#contract/agency.ts';
import type { CategoryKey } from '#contract/category.ts';
import type { PackageCard } from '#contract/package.ts';
import * as layoutStyles from '#features/catalogue/package-search-skeleton.css.ts';
import type { CatalogueStore } from '#features/catalogue/store.ts';
import type { Correction } from '#features/catalogue/text-search/text-search.ts';
import { paths } from '#features/shared/paths.ts';
import { useSearchParamsState } from '#features/shared/search/use-search-params-state.ts';
import { plural } from '#features/shared/text.ts';
import type { TourPlace } from '#features/shared/tour-places.ts';
import { Announcement } from '#features/shared/ui/elements.tsx';
import { getFilterOptions } from './filter-options.ts';
import { findPlaceDiscount, readShownCount, writeListSearch } from './list-address.ts';
import { loadTextSearch, useTextSearch } from './load-text-search.ts';
import { NoResults } from './no-results.tsx';
import {
  noFilters,
  packageSearchParams,
  type Filter,
  type PackageSearchParams,
} from './package-search-params.ts';
import * as styles from './package-search.css.ts';
import { ActiveFilters, SearchFields } from './search-fields.tsx';
import { getSearchIndex } from './search-index.ts';
import { createSearchResult, filterPackages, withKnownPlace, type SearchResult } from './search-packages.ts';
import { useWholeList } from './use-whole-list.ts';

// One chunk for both.
export { MoreLink } from './more-link.tsx';

export interface PackageSearchProps {
  readonly store: CatalogueStore;
  readonly category: CategoryKey;
  readonly phone: Phone;
  readonly onResult: (result: SearchResult) => void;
}

const noPackages: readonly PackageCard[] = [];

export function PackageSearch({ store, category, phone, onResult }: PackageSearchProps) {
  const packages = useWholeList(store, category);
  const shownCount = readShownCount(useSearch());
  const { query: currentQuery, change, save } = useSearchParamsState(packageSearchParams);
  const textSearch = useTextSearch(currentQuery.q);
  const shownText = useRef(currentQuery.q);
  useLayoutEffect(() => {
    const showResult = () => onResult(createSearchResult(currentQuery, shownCount, textSearch));
    // A typed letter is painted before its results, and the next one does not wait for them.
    if (currentQuery.q === shownText.current) showResult();
    else startTransition(showResult);
    shownText.current = currentQuery.q;
  }, [currentQuery, shownCount, textSearch, onResult]);

  const list = getSearchIndex(packages ?? noPackages, textSearch);
  // Deferred, so that counting the filters' choices does not delay typing.
  const deferred = useDeferredValue(currentQuery);
  const query = useMemo(
    () => (packages ? withKnownPlace(list, deferred) : deferred),
    [packages, list, deferred],
  );
  const choices = useMemo(
    () => ({
      place: getFilterOptions(list, query, 'place'),
      days: getFilterOptions(list, query, 'days'),
      price: getFilterOptions(list, query, 'price'),
      persons: getFilterOptions(list, query, 'persons'),
    }),
    [list, query],
  );
  const matchCount = useMemo(() => filterPackages(list, query).length, [list, query]);
  const corrections = useMemo(
    () => textSearch?.findCorrections(list, query.q).filter(({ similar }) => similar.length > 0) ?? [],
    [textSearch, list, query.q],
  );
  const text = packages ? countText(matchCount, list.length) : '';
  const discount = findPlaceDiscount(category, query.place);

  const root = useRef<HTMLDivElement>(null);
  const filters = useRef<HTMLDetailsElement>(null);
  const count = useRef<HTMLParagraphElement>(null);
  const scrollToResults = () => {
    // The results of the change are rendered by the next frame.
    requestAnimationFrame(() => root.current?.scrollIntoView({ behavior: scrollBehavior() }));
  };
  const onChange = (part: Partial<PackageSearchParams>, after?: number) => {
    change(part, after);
    // On a phone the open filters cover the results, until the visitor asks for them.
    if (!filters.current?.open) scrollToResults();
  };
  /** The pressed control disappears or leads to the packages, so the focus moves to the count above them. */
  const focusCount = () => {
    scrollToResults();
    count.current?.focus({ preventScroll: true });
  };
  const addressWithout = (filter?: Filter) =>
    paths.packages(category) +
    writeListSearch({ ...currentQuery, ...(filter === undefined ? noFilters : { [filter]: '' }) });

  return (
    <>
      <div ref={root} className={layoutStyles.root}>
        <SearchFields
          action={paths.packages(category)}
          filters={filters}
          query={
            packages ? { ...currentQuery, place: withKnownPlace(list, currentQuery).place } : currentQuery
          }
          choices={choices}
          showText={`Show ${text}`}
          onChange={onChange}
          onSearchFocus={() => void loadTextSearch()}
          onSearchBlur={save}
          onSubmit={() => {
            save();
            focusCount();
          }}
        />
        <div className={styles.line}>
          <p ref={count} tabIndex={-1} className={styles.count}>
            {text}
          </p>
          <ActiveFilters query={query} addressWithout={addressWithout} onFollow={focusCount} />
        </div>
        {corrections.length > 0 && <Corrections corrections={corrections} />}
        {discount && matchCount > 0 && <PlaceNote discount={discount} />}
        <DebouncedAnnouncement text={matchCount < list.length ? text : ''} />
      </div>
      {matchCount === 0 && list.length > 0 && (textSearch ?? query.q === '') && (
        <NoResults
          list={list}
          query={query}
          otherList={discount?.category ?? category}
          phone={phone}
          addressWithout={addressWithout}
          onFollow={focusCount}
        />
      )}
    </>
  );
}

function Corrections({ corrections }: { readonly corrections: readonly Correction[] }) {
  return corrections.map(({ word, similar }) => (
    <p key={word} className={styles.correction}>
      No package says “{word}”. Shown: {similar.map((other) => `“${other}”`).join(', ')}.
    </p>
  ));
}

/** `7 of 20 packages`, or `20 packages` when all match. */
const countText = (matchCount: number, all: number): string =>
  matchCount === all ? plural(all, 'package') : `${matchCount} of ${plural(all, 'package')}`;

/** Ms without a change before a text is announced. */
const debounceDelay = 700;

function DebouncedAnnouncement({ text }: { readonly text: string }) {
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), debounceDelay);
    return () => clearTimeout(timer);
  }, [text]);
  return <Announcement>{announced}</Announcement>;
}

const scrollBehavior = () => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth');

/** Where the discount of a place is promised, and that no price is reduced by it. */
export function PlaceNote({ discount: { name, percent } }: { readonly discount: TourPlace }) {
  return (
    <p className={styles.placeNote}>
      <span className={styles.placePlate}>{percent}% off</span>{' '}
      <span>
        {name} tours, as our{' '}
        <Link href={paths.destination} className={styles.placeLink}>
          Destinations page
        </Link>{' '}
        says. The prices below are before the discount.
      </span>
    </p>
  );
}
