import { PosterImage } from '#features/shared/ui/poster-image.tsx';
import { years } from './years-data.ts';
import * as styles from './years.css.ts';

export function Years() {
  return (
    <ol className={styles.grid}>
      {years.map(({ year, place, text, poster, alt, shape }) => (
        <li key={year} className={styles.item[shape]}>
          <figure className={styles.figure}>
            <div className={styles.frame}>
              <PosterImage poster={poster} alt={alt} load="later" className={styles.picture[shape]} />
            </div>
            <figcaption className={styles.caption}>
              <p className={styles.date}>
                <span className={styles.year}>{year}</span> {place}
              </p>
              <p>{text}</p>
            </figcaption>
          </figure>
        </li>
      ))}
    </ol>
  );
}
