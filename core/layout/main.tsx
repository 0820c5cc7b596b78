import type { ReactNode } from 'react';
import * as styles from './main.css.ts';

export const mainId = 'main';

/** At least as tall as the window, so that the footer does not move while the page loads. */
export function Main({ children }: { readonly children: ReactNode }) {
  return (
    <main id={mainId} tabIndex={-1} className={styles.main}>
      {children}
    </main>
  );
}
