import * as styles from './framed-picture.css.ts';

interface FramedPictureProps {
  readonly picture: string;
  readonly alt: string;
  readonly shape: 'wide' | 'square';
  readonly caption?: string;
}

export function FramedPicture({ picture, alt, shape, caption }: FramedPictureProps) {
  return (
    <figure className={styles.figure}>
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
