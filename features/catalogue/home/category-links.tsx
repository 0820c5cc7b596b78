import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { Link } from 'wouter';
import type { Phone } from '#contract/agency.ts';
import { allPackagesKey, type CategoryKey } from '#contract/category.ts';
import type { CatalogueStore } from '#features/catalogue/store.ts';
import { paths } from '#features/shared/paths.ts';
import { dataOf } from '#features/shared/query.ts';
import { plural } from '#features/shared/text.ts';
import { ArrowRight } from '#features/shared/ui/icons.tsx';
import { Phone as PhoneIcon } from '#features/shared/ui/line-icon.tsx';
import { container } from '#styles/global.css.ts';
import * as styles from './home.css.ts';

interface CategoryLinksProps {
  readonly store: CatalogueStore;
  readonly phone: Phone;
}

export function CategoryLinks({ store, phone }: CategoryLinksProps) {
  const summaries = dataOf(useSnapshot(store.state).categories);
  useEffect(() => {
    void store.loadCategories();
  }, [store]);

  const renderLink = (key: CategoryKey, label: string) => (
    <li className={styles.linksItem}>
      <Link href={paths.packages(key)} className={styles.listLink}>
        <span className={styles.listName}>
          {label}
          <ArrowRight className={styles.linksArrow} size={20} aria-hidden="true" />
        </span>
        <span className={styles.linksNote}>{formatCategoryNote(key, summaries)}</span>
      </Link>
    </li>
  );
  return (
    <nav aria-label="Packages and phone" className={styles.strip}>
      <ul className={`${container} ${styles.linksList}`}>
        {renderLink('domestic', 'Domestic')}
        {renderLink('international', 'International')}
        {renderLink('all packages', 'All packages')}
        <li className={styles.linksItem}>
          <a href={phone.address} className={styles.listLink}>
            <span className={`${styles.listName} ${styles.linksPhone}`}>
              <PhoneIcon size={20} aria-hidden="true" />
              {phone.display}
            </span>
            <span className={styles.linksNote}>Ring us and plan it in one call</span>
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
