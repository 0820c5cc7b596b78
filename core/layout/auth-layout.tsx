import type { ReactNode } from 'react';
import { BoardHeading, type BoardHeadingProps } from '#features/shared/ui/board/board-heading.tsx';
import { PosterImage } from '#features/shared/ui/poster-image.tsx';
import type { Poster } from '#styles/art/poster.ts';
import * as styles from './auth-layout.css.ts';

interface AuthLayoutProps extends Omit<BoardHeadingProps, 'size'> {
  readonly poster: Poster;
  readonly children: ReactNode;
}

export function AuthLayout({ poster, children, ...board }: AuthLayoutProps) {
  return (
    <div className={styles.layout}>
      <header className={styles.posterColumn}>
        <div className={styles.picture}>
          <PosterImage poster={poster} load="first" className={styles.poster} />
        </div>
        <div className={styles.stand}>
          <BoardHeading {...board} />
          <div className={styles.legs} aria-hidden="true" />
        </div>
      </header>
      <div className={styles.formColumn}>{children}</div>
    </div>
  );
}
