import { memo, useId } from 'react';
import { Link } from 'wouter';
import type { Phone } from '#contract/agency.ts';
import type { PackageCard } from '#contract/package.ts';
import { priceScope, priceText } from '#contract/price-text.ts';
import { useAgency } from '#features/shared/agency.ts';
import { paths } from '#features/shared/paths.ts';
import { ShortlistSlot } from '#features/shared/shortlist-slot.tsx';
import { ActionLink, ButtonLink } from '#features/shared/ui/button.tsx';
import { VisuallyHidden, classes } from '#features/shared/ui/elements.tsx';
import { Stars } from '#features/shared/ui/icons.tsx';
import { Phone as PhoneIcon } from '#features/shared/ui/line-icon.tsx';
import { Picture, pictureSizes } from '#features/shared/ui/picture.tsx';
import * as cardStyles from '#features/shared/ui/tour-card.css.ts';
import { TourFacts } from '#features/shared/ui/tour-facts.tsx';
import { frame, plate, row, screenOnly, soft, typography, zoom } from '#styles/recipes.css.ts';
import * as styles from './package-cards.css.ts';

export interface PackageCardViewProps {
  readonly tour: PackageCard;
  /** By default that of the packages. */
  readonly phone?: Phone;
  /** By default in a grid of cards. */
  readonly sizes?: string;
  readonly load?: 'first' | 'soon' | 'later';
}

/** In a grid of columns of at least 272 px. A usual photograph that is 200 px high is 300 px wide. */
const gridSizes = pictureSizes({
  0: '100vw - 40px',
  608: 'max(300px, 46.8vw - 12px)',
  924: 'max(300px, 31.2vw - 16px)',
  1240: '300px',
});

/** Letters; a longer place is set in a narrower font. */
const maxNormalLength = 11;

export const PackageCardView = memo(function PackageCardView({
  tour,
  phone,
  sizes = gridSizes,
  load = 'later',
}: PackageCardViewProps) {
  const { phones } = useAgency();
  const id = useId();
  const heading = tour.place || tour.name;
  const address = paths.packageDetail(tour._id);
  return (
    <article className={cardStyles.card} data-package={tour._id} aria-labelledby={id}>
      <div className={classes(frame, cardStyles.frame)}>
        <Picture
          address={tour.images[0]}
          place={heading}
          alt=""
          details={tour.pictureDetails}
          sizes={sizes}
          load={load}
          className={zoom}
        />
      </div>
      <p className={cardStyles.plateLine}>
        {tour.price !== null && (
          <span className={classes(plate, cardStyles.plate)}>
            <span>{priceText(tour.price)}</span> <span className={cardStyles.scope}>{priceScope(tour)}</span>
          </span>
        )}
      </p>
      <div className={cardStyles.body}>
        <div className={classes(row.x3, cardStyles.title)}>
          <h3
            id={id}
            dir="auto"
            className={classes(
              cardStyles.place,
              heading.length > maxNormalLength ? styles.narrow : undefined,
            )}
          >
            <Link href={address} className={styles.link}>
              {heading}
            </Link>
          </h3>
          <Stars />
        </div>
        <ShortlistSlot tour={tour} variant="card" />
        <p dir="auto" className={classes(typography.label, cardStyles.name)}>
          {tour.place ? tour.name : ''}
        </p>
        <TourFacts tour={tour} />
        <p dir="auto" className={classes(soft, cardStyles.description)}>
          {tour.description}
        </p>
        <div className={classes(screenOnly, styles.actions)}>
          <ButtonLink tone="rani" href={address} className={styles.action}>
            Read More <VisuallyHidden>about {tour.name || heading}</VisuallyHidden>
          </ButtonLink>
          <ActionLink
            tone="line"
            href={(phone ?? phones.packages).address}
            data-count="call"
            className={styles.action}
          >
            <PhoneIcon size={18} />
            Call Us
          </ActionLink>
        </div>
      </div>
    </article>
  );
});
