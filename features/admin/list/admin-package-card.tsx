import { memo, useId } from 'react';
import { Link } from 'wouter';
import type { PackageCard } from '#contract/package.ts';
import { priceScope, priceText } from '#contract/price-text.ts';
import { paths } from '#features/shared/paths.ts';
import { visibilityNames } from '#features/admin/visibility-names.ts';
import { DeleteButton } from '#features/admin/ui/delete-button.tsx';
import { plural } from '#features/shared/text/format.ts';
import { Button, ButtonLink } from '#features/shared/ui/button.tsx';
import { classes } from '#features/shared/ui/classes.ts';
import { CalendarDays } from '#features/shared/ui/icons/calendar-days.ts';
import { Copy } from '#features/shared/ui/icons/copy.ts';
import { ExternalLink } from '#features/shared/ui/icons/external-link.ts';
import { Pencil } from '#features/shared/ui/icons/pencil.ts';
import { Users } from '#features/shared/ui/icons/users.ts';
import { Picture } from '#features/shared/ui/picture.tsx';
import { Spinner } from '#features/shared/ui/spinner.tsx';
import { Stars } from '#features/shared/ui/stars.tsx';
import * as cardStyles from '#features/shared/ui/tour-card.css.ts';
import { VisuallyHidden } from '#features/shared/ui/visually-hidden.tsx';
import * as styles from './admin-package-card.css.ts';

export interface AdminPackageCardProps {
  readonly tour: PackageCard;
  readonly deleting: boolean;
  readonly onDelete: (tour: PackageCard) => void;
  /** Absent where the backend has no packages by link. */
  readonly onCopyLink?: ((tour: PackageCard) => unknown) | undefined;
  readonly load: 'soon' | 'later';
  readonly isTextOnly?: boolean;
}

const sizes = '(min-width: 1280px) 300px, (min-width: 640px) 50vw, 100vw';

export const AdminPackageCard = memo(function AdminCard({
  tour,
  deleting,
  onDelete,
  onCopyLink,
  load,
  isTextOnly = false,
}: AdminPackageCardProps) {
  const id = useId();
  const title = tour.place || tour.name;
  const name = tour.name || title;
  return (
    <article className={cardStyles.card} aria-labelledby={id} aria-busy={deleting}>
      <Link
        href={paths.packageDetail(tour._id)}
        className={classes(cardStyles.frame, styles.frame)}
        aria-label={`Open the page of ${name}`}
      >
        {!isTextOnly && (
          <Picture
            address={tour.images[0]}
            alt=""
            details={tour.pictureDetails}
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
      <p className={cardStyles.plateLine}>
        {tour.price !== null && (
          <span className={cardStyles.plate}>
            <span>{priceText(tour.price)}</span> <span className={cardStyles.scope}>{priceScope(tour)}</span>
          </span>
        )}
      </p>
      <div className={cardStyles.body}>
        <div className={cardStyles.title}>
          <h2 id={id} dir="auto" className={cardStyles.place}>
            {title}
          </h2>
          {!isTextOnly && <Stars />}
        </div>
        <p dir="auto" className={cardStyles.name}>
          {tour.place ? tour.name : ''}
        </p>
        <VisibilityBadge tour={tour} />
        <ul className={cardStyles.facts}>
          {tour.days !== null && (
            <li className={cardStyles.fact}>
              {!isTextOnly && <CalendarDays size={18} className={cardStyles.factIcon} />}
              {plural(tour.days, 'day')}
            </li>
          )}
          {tour.persons !== null && (
            <li className={cardStyles.fact}>
              {!isTextOnly && <Users size={18} className={cardStyles.factIcon} />}
              {plural(tour.persons, 'person')}
            </li>
          )}
        </ul>
        <p dir="auto" className={cardStyles.description}>
          {tour.description}
        </p>
        {!isTextOnly && (
          <div className={styles.actions}>
            {tour.visibility === 'link' && onCopyLink && (
              <Button tone="line" className={styles.copyLink} onClick={() => void onCopyLink(tour)}>
                <ExternalLink size={18} />
                <span>
                  Copy link <VisuallyHidden>of {name}</VisuallyHidden>
                </span>
              </Button>
            )}
            <ButtonLink
              tone="line"
              href={paths.adminEditPackage(tour._id)}
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
              onDelete={() => onDelete(tour)}
            />
            <ButtonLink
              tone="line"
              href={paths.adminDuplicatePackage(tour._id)}
              className={styles.duplicate}
              title="Duplicate"
            >
              <Copy size={20} />
              <span className={styles.duplicateText}>
                Duplicate <VisuallyHidden>{name}</VisuallyHidden>
              </span>
            </ButtonLink>
          </div>
        )}
      </div>
      <span className={cardStyles.edge} aria-hidden="true" />
    </article>
  );
});

/** Nothing for a public package, as every package of another backend is. */
function VisibilityBadge({ tour: { visibility = 'public', preparedFor } }: { readonly tour: PackageCard }) {
  if (visibility === 'public') return null;
  return (
    <p dir="auto" className={styles.badge[visibility]}>
      {visibility === 'link' && preparedFor ? `By link, for ${preparedFor}` : visibilityNames[visibility]}
    </p>
  );
}
