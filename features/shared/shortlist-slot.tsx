import { createContext, use, type ReactNode } from 'react';
import type { PackageCard } from '#contract/package.ts';

export interface ShortlistSlotProps {
  readonly tour: PackageCard;
  /** The page's button has a label. */
  readonly variant: 'card' | 'page';
}

export const ShortlistSlotContext = createContext<(props: ShortlistSlotProps) => ReactNode>(() => null);

/** The shortlist button; its parent must be positioned. */
export function ShortlistSlot(props: ShortlistSlotProps) {
  return use(ShortlistSlotContext)(props);
}
