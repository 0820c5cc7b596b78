import { useId, useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import { categories, type Category } from '#contract/category.ts';
import { priceText } from '#contract/price-text.ts';
import { defaultListQuery, listQueryFormat } from '#features/admin/list/list-query.ts';
import type { AdminPackagesStore, PackageSnapshot } from '#features/admin/packages-store.ts';
import { useResource } from '#features/admin/resource.ts';
import { Plus } from '#features/admin/ui/icons.ts';
import { PageHeader, QueryStatus } from '#features/admin/ui/page.tsx';
import * as rows from '#features/admin/ui/rows.css.ts';
import { paths } from '#features/shared/paths.ts';
import { dataOf } from '#features/shared/query.ts';
import { ButtonLink } from '#features/shared/ui/button.tsx';
import { VisuallyHidden, classes } from '#features/shared/ui/elements.tsx';
import { MapPin } from '#features/shared/ui/icons.tsx';
import { Phone } from '#features/shared/ui/line-icon.tsx';
import { Picture } from '#features/shared/ui/picture.tsx';
import { earlierVersionsId, formatTimeAgo, lastChangedId, selectLastChanged } from './last-changed.ts';
import * as styles from './overview.css.ts';

interface OverviewProps {
  readonly store: AdminPackagesStore;
  readonly name: string;
  readonly isOurBackend: boolean;
  /** Below the title: what must be seen first. */
  readonly children?: ReactNode;
}

export function Overview({ store, name, isOurBackend, children }: OverviewProps) {
  const call = useResource(store.list);
  const packages = dataOf(call);

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
          {isOurBackend && (
            <ButtonLink tone="line" href={paths.adminAgency}>
              <Phone size={20} />
              Your agency
            </ButtonLink>
          )}
        </div>
      </PageHeader>
      {children}
      <QueryStatus call={call} onRetry={() => void store.list.load()} />
      {packages &&
        (packages.length > 0 ? (
          <Catalogue packages={packages} isOurBackend={isOurBackend} />
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

function Catalogue({ packages, isOurBackend }: LastChangedListProps) {
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
        <LastChangedList packages={packages} isOurBackend={isOurBackend} />
        {isOurBackend && (
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

const rowCount = 6;

interface LastChangedListProps {
  readonly packages: readonly PackageSnapshot[];
  readonly isOurBackend: boolean;
}

function LastChangedList({ packages, isOurBackend }: LastChangedListProps) {
  const [now] = useState(() => Date.now());
  return (
    <ul className={rows.list}>
      {selectLastChanged(packages, rowCount).map((tour) => (
        <li key={tour._id} className={classes(rows.linkRow, styles.row)}>
          <div className={styles.frame}>
            <Picture address={tour.images[0]} alt="" details={tour.pictureDetails} sizes="96px" />
          </div>
          <div className={styles.summary}>
            <Link href={paths.adminEditPackage(tour._id)} className={classes(rows.rowLink, styles.link)}>
              <VisuallyHidden>Edit</VisuallyHidden> <bdi>{tour.name || tour.place}</bdi>
            </Link>
            <p dir="auto" className={styles.details}>
              {[tour.name ? tour.place : '', tour.price === null ? '' : priceText(tour.price)]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </div>
          <ChangedAt at={tour.updatedAt} now={now} />
          {isOurBackend && (
            <Link
              href={`${paths.adminEditPackage(tour._id)}#${earlierVersionsId}`}
              className={styles.earlier}
            >
              <span>
                Earlier versions{' '}
                <VisuallyHidden>
                  of <bdi>{tour.name || tour.place}</bdi>
                </VisuallyHidden>
              </span>
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}

/** @param at ms since 1970; an invalid date is not shown */
function ChangedAt({ at, now }: { readonly at: number | null; readonly now: number }) {
  const date = new Date(at ?? Number.NaN);
  if (Number.isNaN(date.getTime())) return null;
  return (
    <time className={styles.time} dateTime={date.toISOString()}>
      {formatTimeAgo(date.getTime(), now)}
    </time>
  );
}
