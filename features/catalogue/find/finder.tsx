import { useDeferredValue, useLayoutEffect, useMemo, useRef } from 'react';
import type { Finding } from '#features/catalogue/finding.ts';
import * as place from '#features/catalogue/finder-place.css.ts';
import type { Listed } from '#features/catalogue/listed.ts';
import type { Phone } from '#contract/phone.ts';
import { useAddressQuery } from '#features/shared/use-address-query.ts';
import { ActiveFilters } from './active-filters.tsx';
import { CalmAnnouncement } from './calm-announcement.tsx';
import { choicesOf } from './choices.ts';
import { countText } from './count-text.ts';
import { matching, withKnownPlace } from './find-packages.ts';
import { findingOf } from './finding-of.ts';
import { FinderFields } from './finder-fields.tsx';
import * as styles from './finder.css.ts';
import { NothingFound } from './nothing-found.tsx';
import { noFilters, packageQuery, type Filter } from './package-query.ts';
import { searchable } from './searchable.ts';

export interface FinderProps {
  /** The whole list; undefined while it loads. */
  readonly packages: readonly Listed[] | undefined;
  readonly phone: Phone;
  /** Called with the search in its first render and after each change. */
  readonly onFind: (finding: Finding) => void;
}

const none: readonly Listed[] = [];

export function Finder({ packages, phone, onFind }: FinderProps) {
  const { query: asked, change, save } = useAddressQuery(packageQuery);
  // A layout effect, so that a typed letter and its results are painted together.
  useLayoutEffect(() => onFind(findingOf(asked)), [asked, onFind]);

  const list = searchable(packages ?? none);
  // Deferred, so that counting the filters' choices does not delay typing.
  const deferred = useDeferredValue(asked);
  const query = useMemo(
    () => (packages ? withKnownPlace(list, deferred) : deferred),
    [packages, list, deferred],
  );
  const choices = useMemo(
    () => ({
      place: choicesOf(list, query, 'place'),
      days: choicesOf(list, query, 'days'),
      price: choicesOf(list, query, 'price'),
      persons: choicesOf(list, query, 'persons'),
    }),
    [list, query],
  );
  const found = useMemo(() => matching(list, query).length, [list, query]);
  const text = packages ? countText(found, list.length) : '';

  const count = useRef<HTMLParagraphElement>(null);
  /** The pressed control disappears or leads to the packages, so the focus moves to the count above them. */
  const toCount = () => count.current?.focus();
  const remove = (filter: Filter) => {
    change({ [filter]: '' });
    toCount();
  };
  const clear = () => {
    change(noFilters);
    toCount();
  };

  return (
    <>
      <div className={place.place}>
        <FinderFields
          query={packages ? { ...asked, place: withKnownPlace(list, asked).place } : asked}
          choices={choices}
          showText={`Show ${text}`}
          onChange={change}
          onTyped={save}
          onDone={() => {
            save();
            toCount();
          }}
        />
        <div className={styles.line}>
          <p ref={count} tabIndex={-1} className={styles.count}>
            {text}
          </p>
          <ActiveFilters query={query} onRemove={remove} onClear={clear} />
        </div>
        <CalmAnnouncement text={found < list.length ? text : ''} />
      </div>
      {found === 0 && list.length > 0 && (
        <NothingFound list={list} query={query} phone={phone} onRemove={remove} onClear={clear} />
      )}
    </>
  );
}
