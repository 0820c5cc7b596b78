import type { Phone } from '#contract/agency.ts';
import type { CategoryKey } from '#contract/category.ts';
import { panel, panelActions, panelLead } from '#features/catalogue/package-cards.css.ts';
import { paths } from '#features/shared/paths.ts';
import { listTitles, plural } from '#features/shared/text.ts';
import { ButtonLink } from '#features/shared/ui/button.tsx';
import { PhoneLink } from '#features/shared/ui/phone-number.tsx';
import { filterLabel } from './filter-options.ts';
import { activeFilters, type Filter, type PackageSearchParams } from './package-search-params.ts';
import * as styles from './package-search.css.ts';
import type { PackageDocument } from './search-index.ts';
import { filterPackages } from './search-packages.ts';

interface NoResultsProps {
  readonly list: readonly PackageDocument[];
  readonly query: PackageSearchParams;
  /** The list to see instead of a place without packages. */
  readonly otherList: CategoryKey;
  readonly phone: Phone;
  /** @returns the address without a filter, or without all of them */
  readonly addressWithout: (filter?: Filter) => string;
  readonly onFollow: () => void;
}

export function NoResults({ list, query, otherList, phone, addressWithout, onFollow }: NoResultsProps) {
  const active = activeFilters(query);
  const isPlaceMissing = active.length === 1 && query.place !== '';
  const removals = active
    .map((filter) => ({ filter, count: filterPackages(list, query, filter).length }))
    .filter(({ count }) => active.length > 1 && count > 0);
  return (
    <div className={panel}>
      <p className={panelLead}>
        {isPlaceMissing ? (
          <>
            No package goes to <span dir="auto">{query.place}</span> just now.
          </>
        ) : (
          `No package matches ${active.length > 1 ? 'all of this' : 'this'}.`
        )}
      </p>
      <div className={panelActions}>
        {isPlaceMissing ? (
          <ButtonLink tone="rani" href={paths.packages(otherList)} onClick={onFollow}>
            {otherList === 'all packages' ? 'All packages' : `All ${listTitles[otherList]} packages`}
          </ButtonLink>
        ) : (
          <ButtonLink tone="rani" replace href={addressWithout()} onClick={onFollow}>
            Clear all filters
          </ButtonLink>
        )}
        {removals.map(({ filter, count }) => (
          <ButtonLink
            key={filter}
            tone="line"
            replace
            href={addressWithout(filter)}
            className={styles.noResultsAction}
            onClick={onFollow}
          >
            <span>
              Without <span dir="auto">{filterLabel(filter, query[filter])}</span>: {plural(count, 'package')}
            </span>
          </ButtonLink>
        ))}
      </div>
      <p>We also plan trips we haven’t listed. Call and tell us where you want to go.</p>
      <PhoneLink phone={phone} />
    </div>
  );
}
