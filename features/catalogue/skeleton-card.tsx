import { classes } from '#features/shared/ui/classes.ts';
import * as tour from '#features/shared/ui/tour-card.css.ts';
import * as card from './package-card-view.css.ts';
import * as styles from './skeleton-card.css.ts';

const bar = (...shape: string[]) => <span className={classes(styles.bar, ...shape)} />;

/** The loading placeholder of a card, with the same lines, so that nothing moves when the card appears. */
export function SkeletonCard() {
  return (
    <div className={classes(tour.card, card.card, styles.pulse)} aria-hidden="true">
      <div className={tour.frame} />
      <div className={tour.plateLine}>
        <div className={classes(styles.bar, styles.plate)} />
      </div>
      <div className={tour.body}>
        <div className={tour.title}>
          <span className={tour.place}>&nbsp;</span>
          {bar(styles.half)}
        </div>
        <div className={tour.name}>{bar(styles.half)}</div>
        <div className={tour.facts}>{bar(styles.whole)}</div>
        <div className={tour.description}>{bar(styles.whole)}</div>
        <div className={card.actions}>
          {bar(styles.button)}
          {bar(styles.button)}
        </div>
      </div>
      <span className={tour.edge} />
    </div>
  );
}
