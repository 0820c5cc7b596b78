import type { Snapshot } from 'valtio/vanilla';
import { allPackagesKey } from '#contract/category.ts';
import type { PackageCard } from '#contract/package.ts';
import type { CatalogueState } from '#features/catalogue/store.ts';
import { dataOf, type QueryState } from '#features/shared/query.ts';
import type { CatalogueData } from '#features/shortlist/rows.ts';

/** Until all packages have loaded, those of other lists; only cards of fulfilled lists have text lists. */
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
