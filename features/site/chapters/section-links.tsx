import { Link } from 'wouter';
import type { LinkData } from '#features/site/sections/content.ts';
import * as styles from './chapters.css.ts';

interface SectionLinksProps {
  readonly title: string;
  readonly links: readonly LinkData[];
  readonly className?: string;
}

export function SectionLinks({ title, links, className }: SectionLinksProps) {
  return (
    <nav aria-label={title} className={className}>
      <p className={styles.linksTitle} aria-hidden="true">
        {title}
      </p>
      <ol className={styles.linksList}>
        {links.map(({ text, to }) => (
          <li key={to}>
            <Link href={to} className={styles.linksItem}>
              {text}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
