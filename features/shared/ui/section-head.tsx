import type { ReactNode } from 'react';
import * as styles from './section-head.css.ts';

export interface SectionHeadProps {
  readonly title: string;
  readonly id: string;
  readonly local?: string | undefined;
  readonly lead?: ReactNode;
  readonly children?: ReactNode;
}

export function SectionHead({ title, id, local, lead, children }: SectionHeadProps) {
  return (
    <div className={styles.head}>
      <div className={styles.text}>
        <h2>
          <span id={id}>{title}</span>{' '}
          {local && (
            <span lang="hi" className={styles.local}>
              {local}
            </span>
          )}
        </h2>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
