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
  /** The whole list; undefined until it has come. */
  readonly packages: readonly Listed[] | undefined;
  readonly phone: Phone;
  /** Told how to find what is asked for, as soon as that is known and whenever it changes. */
  readonly onFind: (finding: Finding) => void;
}

const none: readonly Listed[] = [];

/** Words, filters and order of a list, kept in the address; and how much of the list they leave. */
export function Finder({ packages, phone, onFind }: FinderProps) {
  const { query: asked, change, save } = useAddressQuery(packageQuery);
  // Before anything is painted: the letter and the packages it finds are seen together.
  useLayoutEffect(() => onFind(findingOf(asked)), [asked, onFind]);

  const list = searchable(packages ?? none);
  // What the filters offer may follow a little later.
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
  /** What was pressed is gone, or leads to the packages: the focus goes to where they begin. */
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
