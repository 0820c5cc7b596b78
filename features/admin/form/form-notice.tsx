import type { ReactNode } from 'react';
import * as styles from './form-notice.css.ts';

interface FormNoticeProps {
  readonly title: string;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
}

export function FormNotice({ title, children, actions }: FormNoticeProps) {
  return (
    <section aria-label={title} className={styles.notice}>
      <div className={styles.content}>
        <p dir="auto" className={styles.title}>
          {title}
        </p>
        {children}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </section>
  );
}
