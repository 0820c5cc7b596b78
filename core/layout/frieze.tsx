import skyline from '#styles/art/frieze.svg';
import * as styles from './frieze.css.ts';

/** Drawn by reference, so that it takes the footer's colour (SVG 2, `use`). */
export function Frieze() {
  return (
    <svg className={styles.frieze} viewBox="0 0 1800 160" aria-hidden="true" focusable="false">
      <use href={`${skyline}#frieze`} />
    </svg>
  );
}
