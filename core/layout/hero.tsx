import type { ReactNode } from 'react';
import { BoardHeading, type BoardHeadingProps } from '#features/shared/ui/board/board-heading.tsx';
import { classes } from '#features/shared/ui/elements.tsx';
import { PosterImage } from '#features/shared/ui/poster-image.tsx';
import type { PosterName } from '#styles/art/poster.ts';
import { frame } from '#styles/recipes.css.ts';
import * as styles from './hero.css.ts';

export interface HeroProps extends Omit<BoardHeadingProps, 'size'> {
  readonly poster: PosterName;
  /** Replaces the poster; it has to fill the frame by itself. */
  readonly picture?: ReactNode;
  readonly variant?: 'page' | 'list' | 'home';
}

export function Hero({ poster, picture, variant = 'page', ...board }: HeroProps) {
  return (
    <header className={styles.hero[variant]}>
      <div className={styles.front[variant]}>
        <div className={styles.stand[variant]}>
          <BoardHeading {...board} size={variant === 'home' ? 18.5 : 15.5} />
          <div className={styles.legs[variant]} aria-hidden="true" />
        </div>
      </div>
      {/* Last: a poster in the document delays what follows. */}
      <div className={classes(frame, styles.picture[variant])}>
        {picture ?? <PosterImage isWide poster={poster} load="first" className={styles.poster} />}
      </div>
    </header>
  );
}
