import { Link } from 'wouter';
import { X } from '#features/shared/ui/icons/x.ts';
import { VisuallyHidden } from '#features/shared/ui/visually-hidden.tsx';
import { filterLabel } from './filter-label.ts';
import * as styles from './package-search.css.ts';
import { activeFilters, type Filter, type PackageSearchParams } from './package-search-params.ts';

interface ActiveFiltersProps {
  readonly query: PackageSearchParams;
  /** @returns the address without a filter, or without all of them */
  readonly addressWithout: (filter?: Filter) => string;
  readonly onFollow: () => void;
}

/** Links, as they work without a script, too. */
export function ActiveFilters({ query, addressWithout, onFollow }: ActiveFiltersProps) {
  const active = activeFilters(query);
  if (active.length === 0) return null;
  return (
    <ul aria-label="Filters that are set" className={styles.chips}>
      {active.map((filter) => (
        <li key={filter}>
          <Link replace href={addressWithout(filter)} className={styles.chip} onClick={onFollow}>
            <span>
              <VisuallyHidden>Remove</VisuallyHidden>{' '}
              <span dir="auto">{filterLabel(filter, query[filter])}</span>
            </span>
            <X size={16} className={styles.cross} />
          </Link>
        </li>
      ))}
      <li>
        <Link replace href={addressWithout()} className={styles.clear} onClick={onFollow}>
          Clear all
        </Link>
      </li>
    </ul>
  );
}
