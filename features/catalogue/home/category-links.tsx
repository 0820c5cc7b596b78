import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { Link } from 'wouter';
import { allPackagesKey, type CategoryKey } from '#contract/category.ts';
import type { CatalogueStore } from '#features/catalogue/store.ts';
import { useAgency } from '#features/shared/agency.ts';
import { paths } from '#features/shared/paths.ts';
import { dataOf } from '#features/shared/query.ts';
import { plural } from '#features/shared/text.ts';
import { belowBoardHeading } from '#features/shared/ui/board/board-heading.css.ts';
import { classes } from '#features/shared/ui/elements.tsx';
import { ArrowRight } from '#features/shared/ui/icons.tsx';
import { Phone as PhoneIcon } from '#features/shared/ui/line-icon.tsx';
import { container } from '#styles/global.css.ts';
import { row, typography } from '#styles/recipes.css.ts';
import * as styles from './home.css.ts';

export function CategoryLinks({ store }: { readonly store: CatalogueStore }) {
  const { india } = useAgency().phones;
  const summaries = dataOf(useSnapshot(store.state).categories);
  useEffect(() => {
    void store.loadCategories();
  }, [store]);

  const renderLink = (key: CategoryKey, label: string) => (
    <li>
      <Link href={paths.packages(key)} className={styles.link}>
        <span className={classes(row.x2, styles.linkName)}>
          {label}
          <ArrowRight className={styles.linkArrow} size={20} />
        </span>
        <span className={classes(typography.small, styles.linkNote)}>
          {formatCategoryNote(key, summaries)}
        </span>
      </Link>
    </li>
  );
  return (
    <nav aria-label="Packages and phone" className={classes(belowBoardHeading, styles.links)}>
      <ul className={classes(container, styles.linksList)}>
        {renderLink('domestic', 'Domestic')}
        {renderLink('international', 'International')}
        {renderLink('all packages', 'All packages')}
        <li>
          <a href={india.address} className={styles.link}>
            <span className={classes(row.x2, styles.linkName, styles.linkPhone)}>
              <PhoneIcon size={20} />
              {india.display}
            </span>
            <span className={classes(typography.small, styles.linkNote)}>
              Ring us and plan it in one call
            </span>
          </a>
        </li>
      </ul>
    </nav>
  );
}

interface CategoryCount {
  readonly name: string;
  readonly packages: number;
}

const regionTexts: Record<CategoryKey, string> = {
  domestic: 'in India and next door',
  international: 'abroad',
  [allPackagesKey]: 'in one list',
};

export function formatCategoryNote(
  key: CategoryKey,
  summaries: readonly CategoryCount[] | undefined,
): string {
  const count = (summaries ?? [])
    .filter(({ name }) => key === allPackagesKey || name === key)
    .reduce((sum, { packages }) => sum + packages, 0);
  return `${count > 0 ? plural(count, 'package') : 'Packages'} ${regionTexts[key]}`;
}
