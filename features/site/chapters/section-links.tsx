import { Link } from 'wouter';
import type { LinkData } from './chapters-data.ts';
import * as styles from './section-links.css.ts';

interface SectionLinksProps {
  readonly title: string;
  readonly links: readonly LinkData[];
  readonly className?: string;
}

export function SectionLinks({ title, links, className }: SectionLinksProps) {
  return (
    <nav aria-label={title} className={className}>
      <p className={styles.title} aria-hidden="true">
        {title}
      </p>
      <ol className={styles.list}>
        {links.map(({ text, to }) => (
          <li key={to}>
            <Link href={to} className={styles.item}>
              {text}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
