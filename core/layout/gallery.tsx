import { bhutan, delhi, goa, kashi, srinagar, vietnam } from '#styles/art/posters.ts';
import * as styles from './gallery.css.ts';

const pictures = [
  [goa, 'A white church above the beach in Goa'],
  [srinagar, 'A shikara on Dal Lake in Srinagar'],
  [vietnam, 'A junk with red sails in Ha Long Bay'],
  [delhi, "Humayun's Tomb in Delhi, seen through an arch"],
  [bhutan, 'A monastery on a cliff in Bhutan'],
  [kashi, 'The ghats of Kashi at dawn'],
] as const;

/** Six posters as a sheet of stamps. */
export function Gallery() {
  return (
    <ul className={styles.gallery}>
      {pictures.map(([poster, alt]) => (
        <li key={poster.address}>
          <img
            src={poster.address}
            alt={alt}
            width={1200}
            height={800}
            loading="lazy"
            decoding="async"
            className={styles.picture}
            style={{ objectPosition: `${poster.focus.x}% ${poster.focus.y}%` }}
          />
        </li>
      ))}
    </ul>
  );
}
