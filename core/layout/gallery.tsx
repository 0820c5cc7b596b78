import { useAgency } from '#features/shared/agency.ts';
import { Picture } from '#features/shared/ui/picture.tsx';
import { PosterImage } from '#features/shared/ui/poster-image.tsx';
import { galleryPictures } from './gallery-pictures.ts';
import * as styles from './gallery.css.ts';

export function Gallery() {
  const { gallery } = useAgency().changes;
  return (
    <ul className={styles.gallery}>
      {galleryPictures.map(([poster, alt], index) => {
        const own = gallery?.[index];
        return (
          <li key={poster.address}>
            {own ? (
              <Picture address={own.picture} alt={own.alt} sizes="140px" className={styles.picture} />
            ) : (
              <PosterImage poster={poster} alt={alt} load="later" className={styles.picture} />
            )}
          </li>
        );
      })}
    </ul>
  );
}
