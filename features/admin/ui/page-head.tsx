import type { ReactNode } from 'react';
import * as styles from './page-head.css.ts';

interface PageHeadProps {
  readonly title: string;
  readonly children?: ReactNode;
}

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
