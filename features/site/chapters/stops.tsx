import { Link } from 'wouter';
import type { Linked } from './chapters-data.ts';
import * as styles from './stops.css.ts';

interface StopsProps {
  /** The accessible name of the navigation. */
  readonly title: string;
  readonly links: readonly Linked[];
  readonly className?: string;
}

export function Stops({ title, links, className }: StopsProps) {
  return (
    <nav aria-label={title} className={className}>
      <p className={styles.title} aria-hidden="true">
        {title}
      </p>
      <ol className={styles.route}>
        {links.map(({ words, to }) => (
          <li key={to}>
            <Link href={to} className={styles.stop}>
              {words}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
