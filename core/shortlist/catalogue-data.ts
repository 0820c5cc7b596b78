import type { Snapshot } from 'valtio/vanilla';
import { allPackagesKey } from '#contract/category.ts';
import type { PackageCard } from '#contract/package.ts';
import type { CatalogueState } from '#features/catalogue/store.ts';
import { dataOf, type QueryState } from '#features/shared/query.ts';
import type { CatalogueData } from '#features/shortlist/rows.ts';

/**
 * The list of all packages or, until it has loaded, the packages of the other lists. Only the cards of fulfilled
 * lists have their text lists: those of the rows and first entries in the dehydrated state come without.
 * @param isOnline whether the device reports a connection
 */
export function selectCatalogueData(
  { lists, tops }: Snapshot<CatalogueState>,
  isOnline: boolean,
): CatalogueData {
  const all = lists[allPackagesKey];
  if (all.status === 'fulfilled') return { complete: byId([all]), partial: new Map(), state: 'complete' };
  const calls = Object.values(lists);
  const failure = isOnline ? 'failed' : 'offline';
  return {
    complete: byId(calls.filter(({ status }) => status === 'fulfilled')),
    partial: byId([...Object.values(tops), ...calls.filter(({ status }) => status !== 'fulfilled')]),
    state: all.status === 'rejected' ? failure : 'pending',
  };
}

const byId = (calls: readonly Snapshot<QueryState<PackageCard[]>>[]): CatalogueData['complete'] =>
  new Map(calls.flatMap((call) => dataOf(call) ?? []).map((tour) => [tour._id, tour]));
