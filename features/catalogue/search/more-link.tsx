import { useMemo } from 'react';
import { useSearch } from 'wouter';
import type { CategoryKey } from '#contract/category.ts';
import { firstListPackages, type CatalogueStore } from '#features/catalogue/store.ts';
import { paths } from '#features/shared/paths.ts';
import { plural } from '#features/shared/text.ts';
import { ButtonLink } from '#features/shared/ui/button.tsx';
import { readShownCount, writeListSearch } from './list-address.ts';
import { useTextSearch } from './load-text-search.ts';
import { packageSearchParams } from './package-search-params.ts';
import * as styles from './package-search.css.ts';
import { getSearchIndex } from './search-index.ts';
import { filterPackages } from './search-packages.ts';
import { useWholeList } from './use-whole-list.ts';

interface MoreLinkProps {
  readonly store: CatalogueStore;
  readonly category: CategoryKey;
}

/** Shows 24 packages more, in the address: so it works with Back, in a new tab and without a script. */
export function MoreLink({ store, category }: MoreLinkProps) {
  const packages = useWholeList(store, category);
  const search = useSearch();
  const query = useMemo(() => packageSearchParams.read(search), [search]);
  const textSearch = useTextSearch(query.q);
  const total = useMemo(
    () => (packages ? filterPackages(getSearchIndex(packages, textSearch), query).length : 0),
    [packages, query, textSearch],
  );
  const shown = readShownCount(search);
  if (total <= shown) return null;
  const next = shown + firstListPackages;
  return (
    <div className={styles.more}>
      <p className={styles.moreCount}>
        {shown} of {plural(total, 'package')} shown
      </p>
      <ButtonLink
        tone="banyan"
        replace
        // The first new card gets the focus.
        href={`${paths.packages(category)}${writeListSearch(query, next)}#package-${shown + 1}`}
      >
        Show {Math.min(firstListPackages, total - shown)} more
      </ButtonLink>
    </div>
  );
}
