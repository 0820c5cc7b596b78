import type { Snapshot } from 'valtio/vanilla';
import { allPackages } from '#contract/category.ts';
import type { CatalogueState } from '#features/catalogue/store.ts';
import { shown } from '#features/shared/call.ts';
import type { Offers } from '#features/shortlist/rows.ts';

/** What the catalogue knows: the list of all packages, or, as long as that is not there, whatever else has come. */
export function offersOf({ lists, tops }: Snapshot<CatalogueState>): Offers {
  const all = lists[allPackages];
  const whole = all.status === 'fulfilled';
  const calls = whole ? [all] : [...Object.values(tops), ...Object.values(lists)];
  const packages = calls.flatMap((call) => shown(call) ?? []);
  return {
    known: new Map(packages.map((found) => [found._id, found])),
    state: whole ? 'whole' : all.status === 'rejected' ? 'failed' : 'waiting',
  };
}
