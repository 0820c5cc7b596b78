import { categories, categoryKeys } from '#contract/category.ts';
import type { App } from '#core/app.ts';

type Stores = Pick<App, 'catalogue' | 'destinations' | 'details'>;

/** Asks again for whatever was asked for before: without a connection it failed, or was what the device had kept. */
export async function catchUp({ catalogue, destinations, details }: Stores): Promise<void> {
  const { lists, tops, categories: summaries } = catalogue.state;
  const { id, call } = details.state.detail;
  await Promise.all([
    ...categoryKeys.map((key) => lists[key].status !== 'idle' && catalogue.loadList(key)),
    ...categories.map((key) => tops[key].status !== 'idle' && catalogue.loadTop(key)),
    summaries.status !== 'idle' && catalogue.loadCategories(),
    destinations.state.list.status !== 'idle' && destinations.loadIfEmpty(),
    call.status !== 'idle' && details.load(id),
  ]);
}
