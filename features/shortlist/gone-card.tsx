import { useId } from 'react';
import type { Snapshot } from 'valtio/vanilla';
import type { Package } from '#contract/package.ts';
import { Picture } from '#features/shared/ui/picture.tsx';
import * as styles from './gone-card.css.ts';

interface GoneCardProps {
  /** As it was when it was kept; undefined when this browser never did. */
  readonly found: Snapshot<Package> | undefined;
  /** Why there is no more to show. */
  readonly text?: string;
}

/** A package of the list that has no page any more. */
export function GoneCard({ found, text = 'No longer offered' }: GoneCardProps) {
  const id = useId();
  const heading = found?.place || found?.name || 'A package';
  return (
    <article className={styles.card} aria-labelledby={id}>
      <div className={styles.frame}>
        <Picture address={found?.images[0]} alt="" sizes="300px" className={styles.picture} />
      </div>
      <div className={styles.body}>
        <h3 id={id} dir="auto">
          {heading}
        </h3>
        {found?.place && <p dir="auto">{found.name}</p>}
        <p className={styles.text}>{text}</p>
      </div>
    </article>
  );
}
