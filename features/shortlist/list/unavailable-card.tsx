import { useId } from 'react';
import type { PackageCard } from '#contract/package.ts';
import { Picture } from '#features/shared/ui/picture.tsx';
import * as styles from './unavailable-card.css.ts';

interface UnavailableCardProps {
  /** The stored package; undefined when it is not in this browser's list. */
  readonly tour: PackageCard | undefined;
  readonly text?: string;
}

export function UnavailableCard({ tour, text = 'No longer offered' }: UnavailableCardProps) {
  const id = useId();
  const heading = tour?.place || tour?.name || 'A package';
  return (
    <article className={styles.card} aria-labelledby={id}>
      <div className={styles.frame}>
        <Picture
          address={tour?.images[0]}
          place={tour && (tour.place || tour.name)}
          alt=""
          details={tour?.pictureDetails}
          sizes="300px"
          className={styles.picture}
        />
      </div>
      <div className={styles.body}>
        <h3 id={id} dir="auto">
          {heading}
        </h3>
        {tour?.place && <p dir="auto">{tour.name}</p>}
        <p className={styles.text}>{text}</p>
      </div>
    </article>
  );
}
