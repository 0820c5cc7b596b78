import { parsePictureAddress } from '#contract/pictures.ts';
import { Picture } from '#features/shared/ui/picture.tsx';
import { pictureSizes } from '#features/shared/ui/picture-sizes.ts';
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
      {parsePictureAddress(picture) ? (
        <Picture
          address={picture}
          alt={alt}
          sizes={pictureSizes({ 0: '100vw - 60px', 900: '520px' })}
          className={styles.picture[shape]}
        />
      ) : (
        <img
          src={picture}
          alt={alt}
          width={1200}
          height={shape === 'wide' ? 800 : 1200}
          loading="lazy"
          decoding="async"
          className={styles.picture[shape]}
        />
      )}
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}
