import type { ReactNode } from 'react';
import { BoardHeading, type BoardHeadingProps } from '#features/shared/ui/board/board-heading.tsx';
import { PosterImage } from '#features/shared/ui/poster-image.tsx';
import type { PosterName } from '#styles/art/poster.ts';
import * as styles from './auth-layout.css.ts';

interface AuthLayoutProps extends Omit<BoardHeadingProps, 'size'> {
  readonly poster: PosterName;
  /** In percent; absent: the poster's own. */
  readonly focus?: number;
  readonly children: ReactNode;
}

export function AuthLayout({ poster, focus, children, ...board }: AuthLayoutProps) {
  return (
    <div className={styles.layout}>
      <header className={styles.posterColumn}>
        <div className={styles.picture}>
          <PosterImage poster={poster} focus={focus} load="first" className={styles.poster} />
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
