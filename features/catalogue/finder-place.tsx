import * as styles from './finder-place.css.ts';

/** Where the finder will stand, until its code has come. */
export function FinderPlace() {
  return (
    <div className={styles.place}>
      <div className={styles.panel} />
    </div>
  );
}
