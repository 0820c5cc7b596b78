import type { ReactNode } from 'react';
import * as styles from './notice.css.ts';

interface NoticeProps {
  readonly title: string;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
}

export function Notice({ title, children, actions }: NoticeProps) {
  return (
    <section aria-label={title} className={styles.notice}>
      <div className={styles.words}>
        <p dir="auto" className={styles.title}>
          {title}
        </p>
        {children}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </section>
  );
}
