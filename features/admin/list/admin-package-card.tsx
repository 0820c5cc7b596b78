import { memo, useId } from 'react';
import { Link } from 'wouter';
import type { PackageCard } from '#contract/package.ts';
import { paths } from '#features/shared/paths.ts';
import { DeleteButton } from '#features/admin/ui/delete-button.tsx';
import { plural, priceText } from '#features/shared/text/format.ts';
import { ButtonLink } from '#features/shared/ui/button.tsx';
import { classes } from '#features/shared/ui/classes.ts';
import { CalendarDays } from '#features/shared/ui/icons/calendar-days.ts';
import { Copy } from '#features/shared/ui/icons/copy.ts';
import { Pencil } from '#features/shared/ui/icons/pencil.ts';
import { Users } from '#features/shared/ui/icons/users.ts';
import { Picture } from '#features/shared/ui/picture.tsx';
import { Spinner } from '#features/shared/ui/spinner.tsx';
import { Stars } from '#features/shared/ui/stars.tsx';
import * as tour from '#features/shared/ui/tour-card.css.ts';
import { VisuallyHidden } from '#features/shared/ui/visually-hidden.tsx';
import * as styles from './admin-package-card.css.ts';

export interface AdminPackageCardProps {
  readonly found: PackageCard;
  readonly deleting: boolean;
  readonly onDelete: (found: PackageCard) => void;
  /** `soon` for the cards of the first screen. */
  readonly load: 'soon' | 'later';
  /** Text only, for a card far from the viewport. */
  readonly brief?: boolean;
}

const sizes = '(min-width: 1280px) 300px, (min-width: 640px) 50vw, 100vw';

export const AdminPackageCard = memo(function AdminCard({
  found,
  deleting,
  onDelete,
  load,
  brief = false,
}: AdminPackageCardProps) {
  const id = useId();
  const title = found.place || found.name;
  const name = found.name || title;
  return (
    <article className={tour.card} aria-labelledby={id} aria-busy={deleting}>
      <Link
        href={paths.packageDetail(found._id)}
        className={classes(tour.frame, styles.frame)}
        aria-label={`Open the page of ${name}`}
      >
        {!brief && (
          <Picture
            address={found.images[0]}
            alt=""
            sizes={sizes}
            load={load}
            className={classes(styles.picture, deleting ? styles.deleting : undefined)}
          />
        )}
      </Link>
      {deleting && (
        <div className={styles.spinner}>
          <Spinner label={`Deleting ${name}...`} />
        </div>
      )}
      <p className={tour.plateLine}>
        {found.price !== null && <span className={tour.plate}>{priceText(found.price)}</span>}
      </p>
      <div className={tour.body}>
        <div className={tour.title}>
          <h2 id={id} dir="auto" className={tour.place}>
            {title}
          </h2>
          {!brief && <Stars />}
        </div>
        <p dir="auto" className={tour.name}>
          {found.place ? found.name : ''}
        </p>
        <ul className={tour.facts}>
          {found.days !== null && (
            <li className={tour.fact}>
              {!brief && <CalendarDays size={18} className={tour.factIcon} />}
              {plural(found.days, 'day')}
            </li>
          )}
          {found.persons !== null && (
            <li className={tour.fact}>
              {!brief && <Users size={18} className={tour.factIcon} />}
              {plural(found.persons, 'person')}
            </li>
          )}
        </ul>
        <p dir="auto" className={tour.description}>
          {found.description}
        </p>
        {!brief && (
          <div className={styles.actions}>
            <ButtonLink
              tone="line"
              href={paths.adminEditPackage(found._id)}
              className={styles.action}
              data-edit
            >
              <Pencil size={18} />
              <span>
                Edit <VisuallyHidden>{name}</VisuallyHidden>
              </span>
            </ButtonLink>
            <DeleteButton
              name={name}
              deleting={deleting}
              className={styles.action}
              onDelete={() => onDelete(found)}
            />
            <ButtonLink
              tone="line"
              href={paths.adminDuplicatePackage(found._id)}
              className={styles.duplicate}
              title="Duplicate"
            >
              <Copy size={20} />
              <VisuallyHidden>Duplicate {name}</VisuallyHidden>
            </ButtonLink>
          </div>
        )}
      </div>
      <span className={tour.edge} aria-hidden="true" />
    </article>
  );
});
