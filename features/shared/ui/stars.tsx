import { Star } from './icons/star.ts';
import * as styles from './stars.css.ts';

/** Decoration, not a rating: hidden from screen readers. */
export function Stars() {
  return (
    <span className={styles.stars} aria-hidden="true">
      {['a', 'b', 'c', 'd', 'e'].map((star) => (
        <Star key={star} size={17} fill="currentColor" strokeWidth={0} />
      ))}
    </span>
  );
}
