import { useState, type ReactNode } from 'react';
import type { App } from '#core/app.ts';
import { Head } from '#core/head/head.tsx';
import { legs } from '#core/layout/hero.css.ts';
import { getSessionEnd } from '#core/session/session.ts';
import { BoardHeading, type BoardHeadingProps } from '#features/shared/ui/board/board-heading.tsx';
import { classes } from '#features/shared/ui/elements.tsx';
import { PosterImage } from '#features/shared/ui/poster-image.tsx';
import type { PosterName } from '#styles/art/poster.ts';
import { cover, frame, notice, stack } from '#styles/recipes.css.ts';
import * as styles from './auth-layout.css.ts';

interface AuthLayoutProps extends Omit<BoardHeadingProps, 'size'> {
  readonly title: string;
  /** Of the document; default: that of the board. */
  readonly headTitle?: string;
  readonly description: string;
  readonly poster: PosterName;
  /** In percent; absent: the poster's own. */
  readonly focus?: number;
  readonly children: ReactNode;
}

export function AuthLayout(props: AuthLayoutProps) {
  const { title, headTitle = title, description, poster, focus, children, ...board } = props;
  return (
    <>
      <Head title={headTitle} description={description} robots="noindex" />
      <div className={styles.layout}>
        <header className={styles.posterColumn}>
          <div className={classes(frame, styles.picture)}>
            <PosterImage poster={poster} focus={focus} load="first" className={cover.frame} />
          </div>
          <div className={styles.stand}>
            <BoardHeading title={title} {...board} />
            <div className={legs.signIn} aria-hidden="true" />
          </div>
        </header>
        <div className={classes(stack.x6, styles.formColumn)}>{children}</div>
      </div>
    </>
  );
}

const sessionEndTexts = {
  'nothing open': 'Your session has ended. Sign in again, and you are back on the page where you were.',
  'draft kept':
    'Your session has ended. What you typed is kept on this device: sign in, and you are back in the form with it.',
} as const;

/** Why a sign-in page is shown, after a session has ended by itself. */
export function SessionEndNotice({ app }: { readonly app: App }) {
  const [end] = useState(() =>
    app.router.state().location.from === null ? null : getSessionEnd(app).read(),
  );
  return end && <output className={notice.marigold}>{sessionEndTexts[end]}</output>;
}
