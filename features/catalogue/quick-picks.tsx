import { ArrowRight } from '#features/shared/ui/icons/arrow-right.ts';
import { Phone as Receiver } from '#features/shared/ui/icons/phone.ts';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { Link } from 'wouter';
import type { CategoryKey } from '#contract/category.ts';
import { shown } from '#features/shared/call.ts';
import { paths } from '#features/shared/paths.ts';
import type { Phone } from '#contract/phone.ts';
import { container } from '#styles/global.css.ts';
import { pickNote } from './pick-note.ts';
import * as styles from './quick-picks.css.ts';
import type { CatalogueStore } from './store.ts';

interface QuickPicksProps {
  readonly store: CatalogueStore;
  readonly phone: Phone;
}

export function QuickPicks({ store, phone }: QuickPicksProps) {
  const summaries = shown(useSnapshot(store.state).categories);
  useEffect(() => {
    void store.loadCategories();
  }, [store]);

  const pick = (key: CategoryKey, label: string) => (
    <li className={styles.pick}>
      <Link href={paths.packages(key)} className={styles.link}>
        <span className={styles.name}>
          {label}
          <ArrowRight className={styles.arrow} size={20} aria-hidden="true" />
        </span>
        <span className={styles.note}>{pickNote(key, summaries)}</span>
      </Link>
    </li>
  );
  return (
    <nav aria-label="Packages and phone" className={styles.strip}>
      <ul className={`${container} ${styles.picks}`}>
        {pick('domestic', 'Domestic')}
        {pick('international', 'International')}
        {pick('all packages', 'All packages')}
        <li className={styles.pick}>
          <a href={phone.address} className={styles.link}>
            <span className={`${styles.name} ${styles.phone}`}>
              <Receiver size={20} aria-hidden="true" />
              {phone.display}
            </span>
            <span className={styles.note}>Ring us and plan it in one call</span>
          </a>
        </li>
      </ul>
    </nav>
  );
}
