import { useEffect, useId } from 'react';
import { useSnapshot, type Snapshot } from 'valtio';
import { toCategoryKey } from '#contract/category.ts';
import type { Package } from '#contract/package.ts';
import { shown } from '#features/shared/call.ts';
import type { Phone } from '#features/shared/phone.ts';
import { plural } from '#features/shared/plural.ts';
import { PhoneLink } from '#features/shared/ui/phone-link.tsx';
import { SectionHead } from '#features/shared/ui/section-head.tsx';
import { Announcement } from '#features/shared/ui/visually-hidden.tsx';
import { listSubheading } from './category-title.ts';
import { OtherLists } from './other-lists.tsx';
import { PackageCard } from './package-card.tsx';
import * as styles from './package-list.css.ts';
import { SkeletonCard } from './skeleton-card.tsx';
import type { CatalogueStore } from './store.ts';

export interface PackageListProps {
  readonly store: CatalogueStore;
  /** As the address names it, in any case; an unknown one has nothing to show. */
  readonly category: string;
  readonly phone: Phone;
}

/** Every package of a category (specification, section 2); a failure shows no error text here. */
export function PackageList({ store, category, phone }: PackageListProps) {
  const id = useId();
  const key = toCategoryKey(category);
  const { lists } = useSnapshot(store.state);
  const call = key === undefined ? undefined : lists[key];
  const packages = call && shown(call);
  const waiting = call !== undefined && !packages && call.status !== 'rejected';

  useEffect(() => {
    void store.loadList(category);
  }, [store, category]);

  return (
    <section aria-labelledby={id} aria-busy={waiting}>
      <SectionHead id={id} title={listSubheading(category)}>
        <PhoneLink phone={phone} />
      </SectionHead>
      <Announcement>{announcement(waiting, packages)}</Announcement>
      {waiting && <Skeletons />}
      {packages && packages.length > 0 && <Cards packages={packages} phone={phone} />}
      {!waiting && !packages?.length && <OtherLists except={key} phone={phone} />}
    </section>
  );
}

function announcement(waiting: boolean, packages: Snapshot<Package[]> | undefined): string {
  if (waiting) return 'Loading packages...';
  return packages ? plural(packages.length, 'package') : '';
}

/** Two lines of cards on a desktop: what a visitor sees at first. */
const skeletons = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

function Skeletons() {
  return (
    <div className={styles.grid}>
      {skeletons.map((card) => (
        <SkeletonCard key={card} />
      ))}
    </div>
  );
}

/** Cards in the first line of a desktop, whose pictures the visitor waits for. */
const firstLine = 4;
const sizes = '(min-width: 1260px) 286px, (min-width: 900px) 33vw, (min-width: 600px) 50vw, 100vw';

interface CardsProps {
  readonly packages: Snapshot<Package[]>;
  readonly phone: Phone;
}

function Cards({ packages, phone }: CardsProps) {
  return (
    <ul className={styles.grid}>
      {packages.map((found, index) => (
        <li key={found._id}>
          <PackageCard
            found={found}
            phone={phone}
            sizes={sizes}
            load={index < firstLine ? 'soon' : 'later'}
          />
        </li>
      ))}
    </ul>
  );
}
