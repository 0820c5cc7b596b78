import { Link } from 'wouter';
import type { Linked } from './chapters-data.ts';
import * as styles from './stops.css.ts';

interface StopsProps {
  /** What the links are for; names the navigation. */
  readonly title: string;
  readonly links: readonly Linked[];
  readonly className?: string;
}

/** Ways on, as stops of a dotted route: the chapters of a page, or other pages. */
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
