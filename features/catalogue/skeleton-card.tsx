import { classes } from '#features/shared/ui/classes.ts';
import * as cardStyles from '#features/shared/ui/tour-card.css.ts';
import * as packageCardStyles from './package-card-view.css.ts';
import * as styles from './skeleton-card.css.ts';

const bar = (...shape: string[]) => <span className={classes(styles.bar, ...shape)} />;

/** The loading placeholder of a card, with the same lines, so that nothing moves when the card appears. */
export function SkeletonCard() {
  return (
    <div className={classes(cardStyles.card, packageCardStyles.card, styles.pulse)} aria-hidden="true">
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
        <div className={packageCardStyles.actions}>
          {bar(styles.button)}
          {bar(styles.button)}
        </div>
      </div>
      <span className={cardStyles.edge} />
    </div>
  );
}
