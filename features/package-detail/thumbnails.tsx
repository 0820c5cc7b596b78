import { Picture } from '#features/shared/ui/picture.tsx';
import * as styles from './carousel.css.ts';

interface ThumbnailsProps {
  readonly images: readonly string[];
  /** From 0. */
  readonly index: number;
  readonly onChoose: (index: number) => void;
}

export function Thumbnails({ images, index, onChoose }: ThumbnailsProps) {
  return (
    <div
      className={styles.thumbs}
      // One column a picture, even before all of them have been parsed.
      style={{ gridTemplateColumns: `repeat(${images.length}, minmax(72px, 1fr))` }}
    >
      {images.map((address, at) => (
        <button
          key={address}
          type="button"
          className={styles.thumb}
          aria-label={`Show image ${at + 1}`}
          aria-current={at === index}
          onClick={() => onChoose(at)}
        >
          <Picture address={address} alt="" sizes="160px" />
        </button>
      ))}
    </div>
  );
}
