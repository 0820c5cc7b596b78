import { CalendarDays } from '#features/shared/ui/icons/calendar-days.ts';
import { Phone as Receiver } from '#features/shared/ui/icons/phone.ts';
import { Users } from '#features/shared/ui/icons/users.ts';
import type { Icon } from '#features/shared/ui/icons/line-icon.tsx';
import { memo, useId } from 'react';
import { Link } from 'wouter';
import type { PackageCard } from '#contract/package.ts';
import { ShortlistSlot } from '#features/shared/shortlist-slot.tsx';
import { paths } from '#features/shared/paths.ts';
import type { Phone } from '#contract/agency.ts';
import { plural, priceText } from '#features/shared/text/format.ts';
import { ActionLink, ButtonLink } from '#features/shared/ui/button.tsx';
import { classes } from '#features/shared/ui/classes.ts';
import { Picture } from '#features/shared/ui/picture.tsx';
import { Stars } from '#features/shared/ui/stars.tsx';
import * as tour from '#features/shared/ui/tour-card.css.ts';
import { VisuallyHidden } from '#features/shared/ui/visually-hidden.tsx';
import * as styles from './package-card-view.css.ts';

export interface PackageCardViewProps {
  readonly found: PackageCard;
  readonly phone: Phone;
  /** The `sizes` attribute of HTML. */
  readonly sizes: string;
  readonly load?: 'first' | 'soon' | 'later';
  /** Renders only the text, each part at its place, because the card is far from the viewport. */
  readonly brief?: boolean;
}

/** Letters; a longer place is painted narrow. */
const roomy = 11;

/** A package in a list; missing values are left out. */
export const PackageCardView = memo(function PackageCardView({
  found,
  phone,
  sizes,
  load = 'later',
  brief = false,
}: PackageCardViewProps) {
  const id = useId();
  const heading = found.place || found.name;
  const address = paths.packageDetail(found._id);
  return (
    <article className={classes(tour.card, styles.card)} aria-labelledby={id}>
      <div className={tour.frame}>
        {!brief && (
          <Picture address={found.images[0]} alt="" sizes={sizes} load={load} className={styles.picture} />
        )}
      </div>
      <p className={tour.plateLine}>
        {found.price !== null && !brief && <span className={tour.plate}>{priceText(found.price)}</span>}
      </p>
      <div className={tour.body}>
        <div className={tour.title}>
          <h3
            id={id}
            dir="auto"
            className={classes(tour.place, heading.length > roomy ? styles.narrow : undefined)}
          >
            <Link href={address} className={styles.link}>
              {heading}
            </Link>
          </h3>
          {!brief && <Stars />}
        </div>
        <ShortlistSlot found={found} on="card" />
        <p dir="auto" className={tour.name}>
          {found.place ? found.name : ''}
        </p>
        <ul className={tour.facts}>
          {!brief && (
            <>
              <Fact icon={CalendarDays} count={found.days} noun="day" />
              <Fact icon={Users} count={found.persons} noun="person" />
            </>
          )}
        </ul>
        <p dir="auto" className={tour.description}>
          {found.description}
        </p>
        {!brief && (
          <div className={styles.actions}>
            <ButtonLink tone="rani" href={address} className={styles.action}>
              Read More <VisuallyHidden>about {found.name || heading}</VisuallyHidden>
            </ButtonLink>
            <ActionLink tone="line" href={phone.address} className={styles.action}>
              <Receiver size={18} aria-hidden="true" />
              Call Us
            </ActionLink>
          </div>
        )}
      </div>
      <span className={tour.edge} aria-hidden="true" />
    </article>
  );
});

interface FactProps {
  readonly icon: Icon;
  readonly count: number | null;
  readonly noun: string;
}

function Fact({ icon: Icon, count, noun }: FactProps) {
  if (count === null) return null;
  return (
    <li className={tour.fact}>
      <Icon className={tour.factIcon} size={18} aria-hidden="true" />
      {plural(count, noun)}
    </li>
  );
}
