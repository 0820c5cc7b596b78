import { CircleAlert } from '#features/shared/ui/icons/circle-alert.ts';
import type { ReactNode } from 'react';
import * as styles from './alert.css.ts';

export function Alert({ children }: { readonly children: ReactNode }) {
  return (
    <div role="alert" className={styles.alert}>
      <CircleAlert className={styles.icon} aria-hidden="true" />
      <div dir="auto" className={styles.content}>
        {children}
      </div>
    </div>
  );
}
