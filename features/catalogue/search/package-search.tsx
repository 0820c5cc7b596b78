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
import type { CategoryKey } from '#contract/category.ts';
import type { PackageCard } from '#contract/package.ts';
import { useCompleteList, type CatalogueStore } from '#features/catalogue/store.ts';
import { paths } from '#features/shared/paths.ts';
import { useSearchParamsState } from '#features/shared/search/use-search-params-state.ts';
import { plural } from '#features/shared/text.ts';
import type { TourPlace } from '#features/shared/tour-places.ts';
import { Announcement, classes } from '#features/shared/ui/elements.tsx';
import { plate, row, screenOnly, stack, textLink, typography } from '#styles/recipes.css.ts';
import { findPlaceDiscount, writeListSearch } from './list-address.ts';
import { summarizeList } from './list-summary.ts';
import { NoResults } from './no-results.tsx';
import {
  noFilters,
  packageSearchParams,
  type Filter,
  type PackageSearchParams,
} from './package-search-params.ts';
import * as styles from './package-search.css.ts';
import { ActiveFilters, SearchFields } from './search-fields.tsx';
import { searchPackages } from './search-packages.ts';
import type { Correction } from './text-search.ts';

/** Chooses the packages of a list that a page shows. */
export type SelectPackages = (packages: readonly PackageCard[]) => readonly PackageCard[];

export interface PackageSearchProps {
  readonly store: CatalogueStore;
  readonly category: CategoryKey;
  readonly onSelect: (select: SelectPackages) => void;
}

export function PackageSearch({ store, category, onSelect }: PackageSearchProps) {
  const list = useCompleteList(store, category);
  const search = useSearch();
  const { query: typed, change, save } = useSearchParamsState(packageSearchParams);
  const { place, days, price, persons, sort } = typed;
  // A typed letter is painted before its results, and the next one does not wait for them.
  const q = useDeferredValue(typed.q);
  const query = useMemo(
    () => ({ q, place, days, price, persons, sort }),
    [q, place, days, price, persons, sort],
  );
  const shownText = useRef(q);
  useLayoutEffect(() => {
    const showResult = () => onSelect((packages) => searchPackages(packages, query));
    if (q === shownText.current) showResult();
    else startTransition(showResult);
    shownText.current = q;
  }, [q, query, onSelect]);

  const known = useMemo(
    () => (list ? summarizeList(list, query) : store.served(category, search)?.summary),
    [list, query, store, category, search],
  );
  const summary = useMemo(() => known ?? summarizeList([], query), [known, query]);
  const { total, matches, choices, corrections } = summary;
  const text = known ? countText(matches, total) : '';
  const discount = findPlaceDiscount(category, place);

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
    writeListSearch({ ...typed, ...(filter === undefined ? noFilters : { [filter]: '' }) });

  return (
    <>
      <div ref={root} className={classes(stack.x3, screenOnly, styles.root)}>
        <SearchFields
          action={paths.packages(category)}
          filters={filters}
          query={{ ...typed, place: summary.place }}
          choices={choices}
          showText={`Show ${text}`}
          onChange={onChange}
          onSearchBlur={save}
          onSubmit={() => {
            save();
            focusCount();
          }}
        />
        <div className={row.x3}>
          <p ref={count} tabIndex={-1} className={typography.label}>
            {text}
          </p>
          <ActiveFilters
            query={{ ...query, place: summary.place }}
            addressWithout={addressWithout}
            onFollow={focusCount}
          />
        </div>
        {corrections.length > 0 && <Corrections corrections={corrections} />}
        {discount && matches > 0 && <PlaceNote discount={discount} />}
        <DebouncedAnnouncement text={matches < total ? text : ''} />
      </div>
      {matches === 0 && total > 0 && (
        <NoResults
          summary={summary}
          query={query}
          otherList={discount?.category ?? category}
          addressWithout={addressWithout}
          onFollow={focusCount}
        />
      )}
    </>
  );
}

function Corrections({ corrections }: { readonly corrections: readonly Correction[] }) {
  return corrections.map(({ word, similar }) => (
    <p key={word} className={typography.label}>
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
    <p className={classes(row.x3, styles.placeNote)}>
      <span className={plate}>{percent}% off</span>{' '}
      <span>
        {name} tours, as our{' '}
        <Link href={paths.destination} className={textLink.inText}>
          Destinations page
        </Link>{' '}
        says. The prices below are before the discount.
      </span>
    </p>
  );
}
