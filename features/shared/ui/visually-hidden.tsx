import type { ReactNode } from 'react';
import { visuallyHidden } from '#styles/global.css.ts';

/** Text for screen readers only. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className={visuallyHidden}>{children}</span>;
}

/** The same for news: read out politely whenever it changes (HTML's `output` has the role `status`). */
export function Announcement({ children }: { readonly children: ReactNode }) {
  return <output className={visuallyHidden}>{children}</output>;
}
