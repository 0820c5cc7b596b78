import { Link } from 'wouter';
import { classes } from '#features/shared/ui/elements.tsx';
import type { LinkData } from '#features/site/sections/content.ts';
import { soft, textLink } from '#styles/recipes.css.ts';
import * as styles from './chapters.css.ts';

interface SectionLinksProps {
  readonly title: string;
  readonly links: readonly LinkData[];
  readonly className?: string;
}

export function SectionLinks({ title, links, className }: SectionLinksProps) {
  return (
    <nav aria-label={title} className={className}>
      <p className={classes(soft, styles.linksTitle)} aria-hidden="true">
        {title}
      </p>
      <ol className={styles.linksList}>
        {links.map(({ text, to }) => (
          <li key={to}>
            <Link href={to} className={classes(textLink.alone, styles.link)}>
              {text}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
