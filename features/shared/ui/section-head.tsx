import type { ReactNode } from 'react';
import * as styles from './section-head.css.ts';

export interface SectionHeadProps {
  readonly title: string;
  /** Names the section: give it to the section's `aria-labelledby`. */
  readonly id: string;
  /** The title in Hindi, beside the English one. */
  readonly local?: string | undefined;
  readonly lead?: string;
  /** What stands at the far end: a phone number, a link, buttons. */
  readonly children?: ReactNode;
}

/** The heading of a page's section (h2), with what belongs beside it. */
export function SectionHead({ title, id, local, lead, children }: SectionHeadProps) {
  return (
    <div className={styles.head}>
      <div className={styles.words}>
        <h2>
          <span id={id}>{title}</span>
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
