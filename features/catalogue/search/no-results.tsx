import type { CategoryKey } from '#contract/category.ts';
import { paths } from '#features/shared/paths.ts';
import { listTitles, plural } from '#features/shared/text.ts';
import { ButtonLink } from '#features/shared/ui/button.tsx';
import { classes } from '#features/shared/ui/elements.tsx';
import { PhoneLink } from '#features/shared/ui/phone-number.tsx';
import { panel, row, stack, typography } from '#styles/recipes.css.ts';
import { filterLabel, type ListSummary } from './list-summary.ts';
import { activeFilters, type Filter, type PackageSearchParams } from './package-search-params.ts';

interface NoResultsProps {
  readonly summary: ListSummary;
  readonly query: PackageSearchParams;
  /** The list to see instead of a place without packages. */
  readonly otherList: CategoryKey;
  /** @returns the address without a filter, or without all of them */
  readonly addressWithout: (filter?: Filter) => string;
  readonly onFollow: () => void;
}

export function NoResults({ summary, query, otherList, addressWithout, onFollow }: NoResultsProps) {
  const active = activeFilters(query);
  const isPlaceMissing = active.length === 1 && query.place !== '';
  return (
    <div className={classes(panel.tulsi, stack.x4)}>
      <p className={typography.h3}>
        {isPlaceMissing ? (
          <>
            No package goes to <span dir="auto">{summary.place}</span> just now.
          </>
        ) : (
          `No package matches ${active.length > 1 ? 'all of this' : 'this'}.`
        )}
      </p>
      <div className={row.x3}>
        {isPlaceMissing ? (
          <ButtonLink tone="rani" href={paths.packages(otherList)} onClick={onFollow}>
            {otherList === 'all packages' ? 'All packages' : `All ${listTitles[otherList]} packages`}
          </ButtonLink>
        ) : (
          <ButtonLink tone="rani" replace href={addressWithout()} onClick={onFollow}>
            Clear all filters
          </ButtonLink>
        )}
        {summary.removals.map(({ filter, count }) => (
          <ButtonLink key={filter} tone="line" replace href={addressWithout(filter)} onClick={onFollow}>
            <span>
              Without{' '}
              <span dir="auto">
                {filterLabel(filter, filter === 'place' ? summary.place : query[filter])}
              </span>
              : {plural(count, 'package')}
            </span>
          </ButtonLink>
        ))}
      </div>
      <p>We also plan trips we haven’t listed. Call and tell us where you want to go.</p>
      <PhoneLink />
    </div>
  );
}
