import type { Phone } from '#contract/agency.ts';
import type { PackageCard } from '#contract/package.ts';
import { classes } from '#features/shared/ui/elements.tsx';
import * as cardStyles from '#features/shared/ui/tour-card.css.ts';
import { PackageCardView, packageCardSizes } from './package-card-view.tsx';
import * as styles from './package-cards.css.ts';

/** The number of cards in the first row of a desktop, whose pictures load eagerly. */
const eagerCount = 4;

/** Cards that are laid out in one frame. */
const cardsOfPart = 4;

interface PackageCardsProps {
  readonly packages: readonly PackageCard[];
  readonly phone: Phone;
}

export function PackageCards({ packages, phone }: PackageCardsProps) {
  return (
    <ul className={styles.grid}>
      {packages.map((tour, index) => (
        // The link to more packages leads to the first new one by its id.
        <li key={tour._id} id={`package-${index + 1}`} className={deferredStyle(index)}>
          <PackageCardView
            tour={tour}
            phone={phone}
            sizes={packageCardSizes}
            load={index < eagerCount ? 'soon' : 'later'}
          />
        </li>
      ))}
    </ul>
  );
}

function deferredStyle(index: number): string | undefined {
  if (index < eagerCount) return undefined;
  const part = Math.floor((index - eagerCount) / cardsOfPart);
  return styles.deferred[part] ?? styles.deferred.at(-1);
}

const bar = (...shape: string[]) => <span className={classes(styles.bar, ...shape)} />;

/** The loading placeholder of a card, with the same lines, so that nothing moves when the card appears. */
export function SkeletonCard() {
  return (
    <div className={classes(cardStyles.card, styles.card, styles.pulse)} aria-hidden="true">
      <div className={cardStyles.frame} />
      <div className={cardStyles.plateLine}>
        <div className={classes(styles.bar, styles.plate)} />
      </div>
      <div className={cardStyles.body}>
        <div className={cardStyles.title}>
          <span className={cardStyles.place}>&nbsp;</span>
          {bar(styles.half)}
        </div>
        <div className={cardStyles.name}>{bar(styles.half)}</div>
        <div className={cardStyles.facts}>{bar(styles.whole)}</div>
        <div className={cardStyles.description}>{bar(styles.whole)}</div>
        <div className={styles.actions}>
          {bar(styles.skeletonButton)}
          {bar(styles.skeletonButton)}
        </div>
      </div>
      <span className={cardStyles.edge} />
    </div>
  );
}
