import * as styles from './print.css.ts';

interface PrintProps {
  readonly picture: string;
  readonly alt: string;
  readonly shape: 'wide' | 'square';
  readonly caption?: string;
}

export function Print({ picture, alt, shape, caption }: PrintProps) {
  return (
    <figure className={styles.print}>
      <img
        src={picture}
        alt={alt}
        width={1200}
        height={shape === 'wide' ? 800 : 1200}
        loading="lazy"
        decoding="async"
        className={styles.picture[shape]}
      />
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}
