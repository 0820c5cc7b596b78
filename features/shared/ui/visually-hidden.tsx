import type { ReactNode } from 'react';
import { visuallyHidden } from '#styles/global.css.ts';

export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className={visuallyHidden}>{children}</span>;
}

/** A polite live region for screen readers only (HTML's `output` has the role `status`). */
export function Announcement({ children }: { readonly children: ReactNode }) {
  return <output className={visuallyHidden}>{children}</output>;
}
