import { createContext, use, type ReactNode } from 'react';
import type { Snapshot } from 'valtio/vanilla';
import type { Package } from '#contract/package.ts';

export interface KeepProps {
  readonly found: Snapshot<Package>;
  /** Stands in the corner of a picture: of a card's small one, or of a page's large one, where it says more. */
  readonly on: 'card' | 'page';
}

/** Draws what a package is kept with, wherever one is shown; the site gives it, and without it there is nothing. */
export const KeepContext = createContext<(props: KeepProps) => ReactNode>(() => null);

/** The place for it, in a box that others are positioned in. */
export function Keep(props: KeepProps) {
  return use(KeepContext)(props);
}
