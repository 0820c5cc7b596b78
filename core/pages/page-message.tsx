import type { ReactNode } from 'react';
import { classes } from '#features/shared/ui/classes.ts';
import { container } from '#styles/global.css.ts';
import * as styles from './page-message.css.ts';

interface PageMessageProps {
  readonly text: string;
  readonly children: ReactNode;
  readonly aside?: ReactNode;
}

export function PageMessage({ text, children, aside }: PageMessageProps) {
  return (
    <div className={classes(container, styles.root)}>
      <div>
        <p className={styles.text}>{text}</p>
        <div className={styles.actions}>{children}</div>
      </div>
      {aside}
    </div>
  );
}
