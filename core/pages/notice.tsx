import type { ReactNode } from 'react';
import { classes } from '#features/shared/ui/classes.ts';
import { container } from '#styles/global.css.ts';
import * as styles from './notice.css.ts';

interface NoticeProps {
  readonly text: string;
  /** What the visitor can do about it. */
  readonly children: ReactNode;
}

/** A short message under a page's hero, with the ways on. */
export function Notice({ text, children }: NoticeProps) {
  return (
    <div className={classes(container, styles.notice)}>
      <p className={styles.text}>{text}</p>
      <div className={styles.ways}>{children}</div>
    </div>
  );
}
