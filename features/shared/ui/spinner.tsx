import * as styles from './spinner.css.ts';

/** A turning ring; people who want less motion, and those who listen, get its words instead. */
export function Spinner({ label }: { readonly label: string }) {
  return (
    <output className={styles.spinner}>
      <span className={styles.ring} aria-hidden="true" />
      <span className={styles.words}>{label}</span>
    </output>
  );
}
