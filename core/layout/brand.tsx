import { Link } from 'wouter';
import { paths } from '#features/shared/paths.ts';
import { nameFirst, nameRest } from '#contract/agency.ts';
import * as styles from './brand.css.ts';
import { Mark } from './mark.tsx';

/** `ground`: the background that it is placed on. */
export function Brand({ ground }: { readonly ground: 'page' | 'deep' }) {
  return (
    <Link href={paths.home} className={styles.brand}>
      <Mark className={styles.mark[ground]} />
      <span>
        <span className={styles.first}>{nameFirst}</span>{' '}
        <span className={styles.rest[ground]}>{nameRest}</span>
      </span>
    </Link>
  );
}
