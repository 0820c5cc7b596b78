import { X } from '#features/shared/ui/icons/x.ts';
import { VisuallyHidden } from '#features/shared/ui/visually-hidden.tsx';
import { filterLabel } from './filter-label.ts';
import * as styles from './package-search.css.ts';
import { activeFilters, type Filter, type PackageSearchParams } from './package-search-params.ts';

interface ActiveFiltersProps {
  readonly query: PackageSearchParams;
  readonly onRemove: (filter: Filter) => void;
  readonly onClear: () => void;
}

export function ActiveFilters({ query, onRemove, onClear }: ActiveFiltersProps) {
  const active = activeFilters(query);
  if (active.length === 0) return null;
  return (
    <ul aria-label="Filters that are set" className={styles.chips}>
      {active.map((filter) => (
        <li key={filter}>
          <button type="button" className={styles.chip} onClick={() => onRemove(filter)}>
            <span>
              <VisuallyHidden>Remove</VisuallyHidden>{' '}
              <span dir="auto">{filterLabel(filter, query[filter])}</span>
            </span>
            <X size={16} className={styles.cross} />
          </button>
        </li>
      ))}
      <li>
        <button type="button" className={styles.clear} onClick={onClear}>
          Clear all
        </button>
      </li>
    </ul>
  );
}
