import type { ReactNode } from 'react';
import * as styles from './page-head.css.ts';

interface PageHeadProps {
  readonly title: string;
  /** What is done most on the page. */
  readonly children?: ReactNode;
}

/** The heading of a page of the admin area. */
export function PageHead({ title, children }: PageHeadProps) {
  return (
    <div className={styles.head}>
      <h1 dir="auto" className={styles.title}>
        {title}
      </h1>
      {children}
    </div>
  );
}
