import { allPackagesKey } from '#contract/category.ts';
import { paths } from '#features/shared/paths.ts';
import { ButtonLink } from '#features/shared/ui/button.tsx';
import { Heart } from '#features/shared/ui/icons/heart.ts';
import { PosterImage } from '#features/shared/ui/poster-image.tsx';
import { kerala } from '#styles/art/posters.ts';
import * as styles from './empty-list.css.ts';

export function EmptyList() {
  return (
    <section className={styles.panel}>
      <div className={styles.content}>
        <h2>Nothing kept yet</h2>
        <p className={styles.text}>
          See a trip you could live with? Press the heart on its picture, and it waits here: to look at it
          again, to put two or three side by side, or to send the list to whoever is coming along.
        </p>
        <div className={styles.actions}>
          <ButtonLink tone="rani" href={paths.packages(allPackagesKey)}>
            See all packages
          </ButtonLink>
          <ButtonLink tone="line" href={paths.packages('domestic')}>
            Trips in India
          </ButtonLink>
          <ButtonLink tone="line" href={paths.packages('international')}>
            Trips abroad
          </ButtonLink>
        </div>
        <p className={styles.muted}>The list is kept in this browser only. You need no account for it.</p>
      </div>
      <div className={styles.example} aria-hidden="true">
        <PosterImage poster={kerala} className={styles.poster} />
        <span className={styles.corner}>
          <Heart size={28} className={styles.heart} />
        </span>
      </div>
    </section>
  );
}
