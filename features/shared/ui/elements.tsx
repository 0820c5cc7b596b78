import type { ReactNode } from 'react';
import { visuallyHidden } from '#styles/global.css.ts';
import { soft, typography } from '#styles/recipes.css.ts';
import * as styles from './elements.css.ts';

export function classes(...names: readonly (string | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}

export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className={visuallyHidden}>{children}</span>;
}

/** A polite live region for screen readers only (HTML's `output` has the role `status`). */
export function Announcement({ children }: { readonly children: ReactNode }) {
  return <output className={visuallyHidden}>{children}</output>;
}

export function Spinner({ label }: { readonly label: string }) {
  return (
    <output className={classes(typography.label, soft, styles.spinner)}>
      <span className={styles.ring} aria-hidden="true" />
      <span className={styles.label}>{label}</span>
    </output>
  );
}
