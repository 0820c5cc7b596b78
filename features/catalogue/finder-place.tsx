import * as styles from './finder-place.css.ts';

export function FinderPlace() {
  return (
    <div className={styles.place}>
      <div className={styles.panel} />
    </div>
  );
}
