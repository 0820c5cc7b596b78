import type { ReactNode } from 'react';
import { Board, type BoardProps } from '#features/shared/ui/board.tsx';
import { PosterImage } from '#features/shared/ui/poster-image.tsx';
import type { Poster } from '#styles/art/poster.ts';
import * as styles from './gate.css.ts';

interface GateProps extends Omit<BoardProps, 'size'> {
  readonly poster: Poster;
  readonly children: ReactNode;
}

/** Layout of sign-in pages: on desktops a poster with the board in one half, the form in the other. */
export function Gate({ poster, children, ...board }: GateProps) {
  return (
    <div className={styles.gate}>
      <header className={styles.scene}>
        <div className={styles.picture}>
          <PosterImage poster={poster} load="first" className={styles.poster} />
        </div>
        <div className={styles.stand}>
          <Board {...board} />
          <div className={styles.legs} aria-hidden="true" />
        </div>
      </header>
      <div className={styles.side}>{children}</div>
    </div>
  );
}
