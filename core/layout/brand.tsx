import { Link } from 'wouter';
import { useAgency } from '#features/shared/agency.ts';
import { paths } from '#features/shared/paths.ts';
import { classes } from '#features/shared/ui/elements.tsx';
import { row } from '#styles/recipes.css.ts';
import * as styles from './brand.css.ts';

export function Brand({ ground }: { readonly ground: 'page' | 'deep' }) {
  const { nameFirst, nameRest } = useAgency();
  const size = sizeOf(nameFirst.length, nameRest.length);
  return (
    <Link href={paths.home} className={classes(row.x3, styles.brand)}>
      <svg
        className={classes(
          styles.mark,
          styles.markColor[ground],
          size === 'smallest' ? styles.roomForName : undefined,
        )}
        viewBox="0 0 48 48"
        aria-hidden="true"
      >
        <path
          fill="currentColor"
          d="M4 24Q0 14 9 12Q11 4 19 6Q24 1 29 6Q37 4 39 12Q48 14 44 24zM7 24H41V45H36.6V36Q36.6 31.6 34 29Q31.4 31.6 31.4 36V45H27.4V34.5Q27.4 30 24 27Q20.6 30 20.6 34.5V45H16.6V36Q16.6 31.6 14 29Q11.4 31.6 11.4 36V45H7z"
        />
      </svg>
      <span className={styles.name}>
        <span className={styles.first[size]}>{nameFirst}</span>{' '}
        <span className={classes(styles.rest[size], styles.restColor[ground])}>{nameRest}</span>
      </span>
    </Link>
  );
}

/** The more letters, the smaller, so that a name of 60 letters in both lines leaves the header its height. */
function sizeOf(first: number, rest: number): keyof typeof styles.first {
  if (first <= 10 && rest <= 16) return 'normal';
  return first <= 32 && rest <= 32 ? 'small' : 'smallest';
}
