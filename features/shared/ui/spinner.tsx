import * as styles from './spinner.css.ts';

export function Spinner({ label }: { readonly label: string }) {
  return (
    <output className={styles.spinner}>
      <span className={styles.ring} aria-hidden="true" />
      <span className={styles.label}>{label}</span>
    </output>
  );
}
