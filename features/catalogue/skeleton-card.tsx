import { classes } from '#features/shared/ui/classes.ts';
import * as card from './package-card.css.ts';
import * as styles from './skeleton-card.css.ts';

const bar = (...shape: string[]) => <span className={classes(styles.bar, ...shape)} />;

/** Stands where a card will be, line for line, so that nothing moves when it comes. */
export function SkeletonCard() {
  return (
    <div className={classes(card.card, styles.pulse)} aria-hidden="true">
      <div className={card.frame} />
      <div className={card.plateLine}>
        <div className={classes(styles.bar, styles.plate)} />
      </div>
      <div className={card.body}>
        <div className={card.title}>
          <span className={card.place}>&nbsp;</span>
          {bar(styles.half)}
        </div>
        <div className={card.name}>{bar(styles.half)}</div>
        <div className={card.facts}>{bar(styles.whole)}</div>
        <div className={card.description}>{bar(styles.whole)}</div>
        <div className={card.actions}>
          {bar(styles.button)}
          {bar(styles.button)}
        </div>
      </div>
      <span className={card.edge} />
    </div>
  );
}
