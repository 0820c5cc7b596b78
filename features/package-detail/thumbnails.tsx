import { Picture } from '#features/shared/ui/picture.tsx';
import * as styles from './carousel.css.ts';

interface ThumbnailsProps {
  readonly images: readonly string[];
  /** The picture shown, from 0. */
  readonly index: number;
  readonly onChoose: (index: number) => void;
}

/** Every picture in small, each a button that shows it. */
export function Thumbnails({ images, index, onChoose }: ThumbnailsProps) {
  return (
    <div
      className={styles.thumbs}
      // A column for each picture, whether it has been parsed or not.
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
