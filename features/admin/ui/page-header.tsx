import type { ReactNode } from 'react';
import * as styles from './page-header.css.ts';

interface PageHeaderProps {
  readonly title: string;
  readonly children?: ReactNode;
}

export function PageHeader({ title, children }: PageHeaderProps) {
  return (
    <div className={styles.header}>
      <h1 dir="auto" className={styles.title}>
        {title}
      </h1>
      {children}
    </div>
  );
}
