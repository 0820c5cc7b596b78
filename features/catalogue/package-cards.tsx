import type { PackageCard } from '#contract/package.ts';
import { classes } from '#features/shared/ui/elements.tsx';
import * as cardStyles from '#features/shared/ui/tour-card.css.ts';
import { frame, typography } from '#styles/recipes.css.ts';
import { PackageCardView } from './package-card-view.tsx';
import * as styles from './package-cards.css.ts';

/** The number of cards in the first row of a desktop, whose pictures load eagerly. */
const eagerCount = 4;

export function PackageCards({ packages }: { readonly packages: readonly PackageCard[] }) {
  return (
    <ul className={cardStyles.cards}>
      {packages.map((tour, index) => (
        // The link to more packages leads to the first new one by its id.
        <li key={tour._id} id={`package-${index + 1}`}>
          <PackageCardView tour={tour} load={index < eagerCount ? 'soon' : 'later'} />
        </li>
      ))}
    </ul>
  );
}

/** The loading placeholder of a card, with the same lines, so that nothing moves when the card appears. */
export function SkeletonCard() {
  return (
    <div className={classes(cardStyles.card, styles.skeleton)} aria-hidden="true">
      <div className={classes(frame, cardStyles.frame)} />
      <div className={cardStyles.plateLine} />
      <div className={cardStyles.body}>
        <span className={classes(styles.bar, cardStyles.place)}>&nbsp;</span>
        <span className={classes(styles.bar, typography.label, cardStyles.name)} />
        <span className={classes(styles.bar, typography.small, cardStyles.facts)} />
        <span className={classes(styles.bar, cardStyles.description)} />
        <div className={styles.actions}>
          <span className={styles.bar} />
          <span className={styles.bar} />
        </div>
      </div>
    </div>
  );
}
