import type { Phone } from '#contract/agency.ts';
import { plural } from '#features/shared/text/format.ts';
import { Button } from '#features/shared/ui/button.tsx';
import { PhoneLink } from '#features/shared/ui/phone-link.tsx';
import { filterLabel } from './filter-label.ts';
import { filterPackages } from './search-packages.ts';
import * as styles from './no-results.css.ts';
import { activeFilters, type Filter, type PackageSearchParams } from './package-search-params.ts';
import type { PackageDocument } from './search-index.ts';

interface NoResultsProps {
  readonly list: readonly PackageDocument[];
  readonly query: PackageSearchParams;
  readonly phone: Phone;
  readonly onRemove: (filter: Filter) => void;
  readonly onClear: () => void;
}

export function NoResults({ list, query, phone, onRemove, onClear }: NoResultsProps) {
  const active = activeFilters(query);
  const removals = active
    .map((filter) => ({ filter, count: filterPackages(list, query, filter).length }))
    .filter(({ count }) => active.length > 1 && count > 0);
  return (
    <div className={styles.panel}>
      <p className={styles.lead}>No package matches {active.length > 1 ? 'all of this' : 'this'}.</p>
      <div className={styles.actions}>
        <Button tone="rani" onClick={onClear}>
          Clear all filters
        </Button>
        {removals.map(({ filter, count }) => (
          <Button key={filter} tone="line" className={styles.action} onClick={() => onRemove(filter)}>
            <span>
              Without <span dir="auto">{filterLabel(filter, query[filter])}</span>: {plural(count, 'package')}
            </span>
          </Button>
        ))}
      </div>
      <p>We also plan trips we haven’t listed. Call and tell us where you want to go.</p>
      <PhoneLink phone={phone} />
    </div>
  );
}
