import { useEffect, useId, type ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { Link } from 'wouter';
import { categories, type Category } from '#contract/category.ts';
import { defaultListQuery, listQueryFormat } from '#features/admin/list/list-query.ts';
import type { AdminPackagesStore } from '#features/admin/packages-store.ts';
import { Plus } from '#features/admin/ui/icons.ts';
import { PageHeader } from '#features/admin/ui/page-header.tsx';
import { QueryStatus } from '#features/admin/ui/query-status.tsx';
import { paths } from '#features/shared/paths.ts';
import { dataOf } from '#features/shared/query.ts';
import { ButtonLink } from '#features/shared/ui/button.tsx';
import { MapPin } from '#features/shared/ui/icons.tsx';
import { Phone } from '#features/shared/ui/line-icon.tsx';
import { LastChangedList, type LastChangedListProps } from './last-changed-list.tsx';
import { earlierVersionsId, lastChangedId } from './last-changed.ts';
import * as styles from './overview.css.ts';

interface OverviewProps {
  readonly store: AdminPackagesStore;
  readonly name: string;
  /** Whether the backend stores the agency's facts. */
  readonly hasAgency?: boolean;
  /** Whether the backend keeps earlier versions. */
  readonly hasHistory?: boolean;
  /** Below the title: what must be seen first. */
  readonly children?: ReactNode;
}

export function Overview({ store, name, hasAgency = false, hasHistory = false, children }: OverviewProps) {
  const { packages: call } = useSnapshot(store.state);
  const packages = dataOf(call);

  useEffect(() => {
    void store.load();
  }, [store]);

  return (
    <>
      <PageHeader title={name === '' ? 'Welcome' : `Welcome, ${name}`}>
        <div className={styles.actions}>
          <ButtonLink tone="rani" href={paths.adminCreatePackage}>
            <Plus size={20} />
            Create New Package
          </ButtonLink>
          <ButtonLink tone="line" href={paths.adminDestinations}>
            <MapPin size={20} />
            Popular Destination
          </ButtonLink>
          {hasAgency && (
            <ButtonLink tone="line" href={paths.adminAgency}>
              <Phone size={20} />
              Your agency
            </ButtonLink>
          )}
        </div>
      </PageHeader>
      {children}
      <QueryStatus call={call} onRetry={() => void store.load()} />
      {packages &&
        (packages.length > 0 ? (
          <Catalogue packages={packages} hasHistory={hasHistory} />
        ) : (
          <EmptyCatalogue />
        ))}
    </>
  );
}

function EmptyCatalogue() {
  return (
    <p className={styles.emptyText}>
      The catalogue is still empty. Begin with a package: its name, its place, the days and a photograph are
      enough, and it is on the site the moment it is saved.
    </p>
  );
}

function Catalogue({ packages, hasHistory }: LastChangedListProps) {
  const id = useId();
  return (
    <>
      <ul className={styles.counts} aria-label="Packages by category">
        <Count label="All packages" category={null} count={packages.length} />
        {categories.map((category) => (
          <Count
            key={category}
            label={category}
            category={category}
            count={packages.filter((tour) => tour.category === category).length}
          />
        ))}
      </ul>
      <section id={lastChangedId} aria-labelledby={id}>
        <h2 id={id} className={styles.heading}>
          Last changed
        </h2>
        <LastChangedList packages={packages} hasHistory={hasHistory} />
        {hasHistory && (
          <p className={styles.note}>
            <Link href={`${paths.adminAgency}#${earlierVersionsId}`}>Earlier versions of your agency</Link>.
            Those of a destination are in its form.
          </p>
        )}
      </section>
    </>
  );
}

interface CountProps {
  readonly label: string;
  readonly category: Category | null;
  readonly count: number;
}

function Count({ label, category, count }: CountProps) {
  return (
    <li className={styles.count}>
      <Link
        href={paths.adminPackages + listQueryFormat.write({ ...defaultListQuery, category })}
        className={styles.countLink}
      >
        <span className={styles.number}>{count}</span>
        <span className={styles.label}>{label}</span>
      </Link>
    </li>
  );
}
