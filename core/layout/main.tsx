import type { ReactNode } from 'react';
import { Spinner } from '#features/shared/ui/elements.tsx';
import { skipLink } from '#styles/global.css.ts';
import { Head } from '#core/head/head.tsx';
import * as styles from './main.css.ts';

const mainId = 'main';

/** At least as tall as the window, so that the footer does not move while the page loads. */
export function Main({ children }: { readonly children: ReactNode }) {
  return (
    <main id={mainId} tabIndex={-1} className={styles.main}>
      {children}
    </main>
  );
}

export function SkipLink() {
  return (
    <a
      href={`#${mainId}`}
      className={skipLink}
      onClick={(event) => {
        // Following the link would add a history entry; only the focus has to move.
        event.preventDefault();
        const main = document.getElementById(mainId);
        main?.focus();
        main?.scrollIntoView();
      }}
    >
      Skip to content
    </a>
  );
}

export function PageLoading() {
  return (
    <div className={styles.loading}>
      <Head />
      <Spinner label="Loading..." />
    </div>
  );
}
