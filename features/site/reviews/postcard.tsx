import { PosterImage } from '#features/shared/ui/poster-image.tsx';
import * as styles from './postcard.css.ts';
import { stamps, type Review } from './reviews-data.ts';

interface PostcardProps {
  readonly review: Review;
  readonly rest?: string | undefined;
}

export function Postcard({ review, rest }: PostcardProps) {
  return (
    <figure className={styles.postcard}>
      <blockquote className={styles.message}>
        <p>{review.text}</p>
        {rest !== undefined && <p className={styles.rest}>{rest}</p>}
      </blockquote>
      <figcaption className={styles.sender}>
        <span className={styles.edge} aria-hidden="true">
          <span className={styles.stamp}>
            <PosterImage poster={stamps[review.stamp]} load="later" className={styles.picture} />
          </span>
        </span>
        <Postmark />
        <span className={styles.lines}>
          <span className={styles.name}>{review.name}</span>
          <span className={styles.line}>{review.town}</span>
          <span className={styles.line}>{review.trip}</span>
        </span>
      </figcaption>
    </figure>
  );
}

function Postmark() {
  return (
    <svg className={styles.postmark} viewBox="0 0 104 104" aria-hidden="true" focusable="false">
      <g fill="none" stroke="currentColor" strokeWidth="2.500">
        <circle cx="52" cy="52" r="46" />
        <circle cx="52" cy="52" r="31" strokeDasharray="3 4" />
        <path d="M2 40c12-8 22 8 34 0s22 8 34 0 22 8 34 0M2 52c12-8 22 8 34 0s22 8 34 0 22 8 34 0M2 64c12-8 22 8 34 0s22 8 34 0 22 8 34 0" />
      </g>
    </svg>
  );
}
