import { useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { SearchResult } from '#features/catalogue/search-result.ts';
import * as layoutStyles from '#features/catalogue/package-search-skeleton.css.ts';
import type { PackageCard } from '#contract/package.ts';
import type { Phone } from '#contract/agency.ts';
import { useSearchParamsState } from '#features/shared/search/use-search-params-state.ts';
import { plural } from '#features/shared/text/format.ts';
import { Announcement } from '#features/shared/ui/visually-hidden.tsx';
import { ActiveFilters } from './active-filters.tsx';
import { getFilterOptions } from './filter-options.ts';
import { filterPackages, withKnownPlace } from './search-packages.ts';
import { createSearchResult } from './create-search-result.ts';
import { SearchFields } from './search-fields.tsx';
import * as styles from './package-search.css.ts';
import { NoResults } from './no-results.tsx';
import { noFilters, packageSearchParams, type Filter } from './package-search-params.ts';
import { getSearchIndex } from './search-index.ts';

export interface PackageSearchProps {
  readonly packages: readonly PackageCard[] | undefined;
  readonly phone: Phone;
  readonly onResult: (result: SearchResult) => void;
}

const noPackages: readonly PackageCard[] = [];

export function PackageSearch({ packages, phone, onResult }: PackageSearchProps) {
  const { query: currentQuery, change, save } = useSearchParamsState(packageSearchParams);
  // A layout effect, so that a typed letter and its results are painted together.
  useLayoutEffect(() => onResult(createSearchResult(currentQuery)), [currentQuery, onResult]);

  const list = getSearchIndex(packages ?? noPackages);
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
  const text = packages ? countText(matchCount, list.length) : '';

  const count = useRef<HTMLParagraphElement>(null);
  /** The pressed control disappears or leads to the packages, so the focus moves to the count above them. */
  const focusCount = () => count.current?.focus();
  const removeFilter = (filter: Filter) => {
    change({ [filter]: '' });
    focusCount();
  };
  const clearFilters = () => {
    change(noFilters);
    focusCount();
  };

  return (
    <>
      <div className={layoutStyles.root}>
        <SearchFields
          query={
            packages ? { ...currentQuery, place: withKnownPlace(list, currentQuery).place } : currentQuery
          }
          choices={choices}
          showText={`Show ${text}`}
          onChange={change}
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
          <ActiveFilters query={query} onRemove={removeFilter} onClear={clearFilters} />
        </div>
        <DebouncedAnnouncement text={matchCount < list.length ? text : ''} />
      </div>
      {matchCount === 0 && list.length > 0 && (
        <NoResults list={list} query={query} phone={phone} onRemove={removeFilter} onClear={clearFilters} />
      )}
    </>
  );
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
