import type { ReactNode } from 'react';
import * as styles from './main.css.ts';

/** The id the skip link leads to. */
export const mainId = 'main';

/** The page itself; at least as tall as the window, so that the footer never jumps while it loads. */
export function Main({ children }: { readonly children: ReactNode }) {
  return (
    <main id={mainId} tabIndex={-1} className={styles.main}>
      {children}
    </main>
  );
}
