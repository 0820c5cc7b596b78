import { useState } from 'react';
import { Link } from 'wouter';
import { priceText } from '#contract/price-text.ts';
import type { PackageSnapshot } from '#features/admin/packages-store.ts';
import * as rows from '#features/admin/ui/rows.css.ts';
import { paths } from '#features/shared/paths.ts';
import { VisuallyHidden, classes } from '#features/shared/ui/elements.tsx';
import { Picture } from '#features/shared/ui/picture.tsx';
import * as styles from './last-changed-list.css.ts';
import { earlierVersionsId, formatTimeAgo, selectLastChanged } from './last-changed.ts';

const rowCount = 6;

export interface LastChangedListProps {
  readonly packages: readonly PackageSnapshot[];
  /** Whether the backend keeps earlier versions. */
  readonly hasHistory: boolean;
}

export function LastChangedList({ packages, hasHistory }: LastChangedListProps) {
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
          {hasHistory && (
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
