import { PosterImage } from '#features/shared/ui/poster-image.tsx';
import { bhutan, delhi, goa, kashi, srinagar, vietnam } from '#styles/art/posters.ts';
import * as styles from './gallery.css.ts';

const pictures = [
  [goa, 'A white church above the beach in Goa'],
  [srinagar, 'A shikara on Dal Lake in Srinagar'],
  [vietnam, 'A junk with red sails in Ha Long Bay'],
  [delhi, "Humayun's Tomb in Delhi, seen through an arch"],
  [bhutan, 'A monastery on a cliff in Bhutan'],
  [kashi, 'The ghats of Kashi'],
] as const;

export function Gallery() {
  return (
    <ul className={styles.gallery}>
      {pictures.map(([poster, alt]) => (
        <li key={poster.address}>
          <PosterImage poster={poster} alt={alt} load="later" className={styles.picture} />
        </li>
      ))}
    </ul>
  );
}
