import type { Snapshot } from 'valtio/vanilla';
import type { PackageCard } from '#contract/package.ts';
import type { CatalogueState } from '#features/catalogue/store.ts';
import { dataOf } from '#features/shared/query.ts';

/** The packages of all lists that have loaded; one may be there several times. */
export const knownCards = ({ lists, tops }: Snapshot<CatalogueState>): readonly PackageCard[] =>
  [...Object.values(lists), ...Object.values(tops)].flatMap((call) => dataOf(call) ?? []);

export const findCard = (state: CatalogueState, id: string): PackageCard | undefined =>
  knownCards(state).find(({ _id }) => _id === id);
