import { ArrowRight } from '#features/shared/ui/icons/arrow-right.ts';
import { Phone as PhoneIcon } from '#features/shared/ui/icons/phone.ts';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { Link } from 'wouter';
import { allPackagesKey, type CategoryKey } from '#contract/category.ts';
import { dataOf } from '#features/shared/query.ts';
import { paths } from '#features/shared/paths.ts';
import { plural } from '#features/shared/text/format.ts';
import type { Phone } from '#contract/agency.ts';
import { container } from '#styles/global.css.ts';
import * as styles from './category-links.css.ts';
import type { CatalogueStore } from '#features/catalogue/store.ts';

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
    <li className={styles.item}>
      <Link href={paths.packages(key)} className={styles.link}>
        <span className={styles.name}>
          {label}
          <ArrowRight className={styles.arrow} size={20} aria-hidden="true" />
        </span>
        <span className={styles.note}>{formatCategoryNote(key, summaries)}</span>
      </Link>
    </li>
  );
  return (
    <nav aria-label="Packages and phone" className={styles.strip}>
      <ul className={`${container} ${styles.list}`}>
        {renderLink('domestic', 'Domestic')}
        {renderLink('international', 'International')}
        {renderLink('all packages', 'All packages')}
        <li className={styles.item}>
          <a href={phone.address} className={styles.link}>
            <span className={`${styles.name} ${styles.phone}`}>
              <PhoneIcon size={20} aria-hidden="true" />
              {phone.display}
            </span>
            <span className={styles.note}>Ring us and plan it in one call</span>
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
