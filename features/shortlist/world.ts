import type { ComponentType, ReactNode } from 'react';
import type { Snapshot } from 'valtio/vanilla';
import type { Package } from '#contract/package.ts';
import type { Phone } from '#contract/phone.ts';
import type { Offers } from './rows.ts';
import type { Sharing } from './sharing.ts';
import type { ShortlistStore } from './store.ts';

/** What the page of a shortlist is given from outside. */
export interface ShortlistWorld {
  readonly store: ShortlistStore;
  readonly offers: Offers;
  /** Asks for the catalogue again. */
  readonly onRetry: () => void;
  /** Shows a package, as in any other list. */
  readonly Card: ComponentType<{ readonly found: Snapshot<Package> }>;
  /** Stands where a card will be. */
  readonly skeleton: ReactNode;
  readonly sharing: Sharing;
  /** Makes an address of the site absolute. */
  readonly absolute: (address: string) => string;
  /** What a shared list is called, before the site's name. */
  readonly siteName: string;
  readonly phone: Phone;
  /** The number that chats, its digits with the country code first. */
  readonly chat: { readonly digits: string };
}
