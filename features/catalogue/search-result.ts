import type { ComponentType } from 'react';
import type { Phone } from '#contract/agency.ts';
import type { PackageCard } from '#contract/package.ts';

export interface SearchResult {
  /** @param isComplete whether `packages` is the whole list: only then a place that it lacks is unknown */
  readonly select: (packages: readonly PackageCard[], isComplete: boolean) => readonly PackageCard[];
  /** Renders the cards of a long list after the first ones; without it all cards are rendered alike. */
  readonly MoreCards?: ComponentType<CardsProps>;
}

export interface CardsProps {
  readonly packages: readonly PackageCard[];
  readonly phone: Phone;
  readonly sizes: string;
}

export const fullResult: SearchResult = { select: (packages) => packages };

/** Whether an address filters or sorts a list. @param search the query string without `?` */
export const hasFilterParams = (search: string): boolean =>
  /(?:^|&)(?:q|place|days|price|persons|sort)=/.test(search);
