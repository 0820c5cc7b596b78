import type { ComponentType, ReactNode } from 'react';
import type { Snapshot } from 'valtio/vanilla';
import type { Package } from '#contract/package.ts';
import type { Phone } from '#contract/phone.ts';
import type { Offers } from './rows.ts';
import type { Sharing } from './sharing.ts';
import type { ShortlistStore } from './store.ts';

/** Dependencies of the shortlist page. */
export interface ShortlistWorld {
  readonly store: ShortlistStore;
  readonly offers: Offers;
  readonly onRetry: () => void;
  readonly Card: ComponentType<{ readonly found: Snapshot<Package> }>;
  readonly skeleton: ReactNode;
  readonly sharing: Sharing;
  readonly absolute: (address: string) => string;
  readonly siteName: string;
  readonly phone: Phone;
  /** Country code first, without a plus sign. */
  readonly chat: { readonly digits: string };
}
