import { categories, categoryKeys } from '#contract/category.ts';
import type { App } from '#core/app.ts';
import type { QueryState } from '#features/shared/query.ts';

type Stores = Pick<App, 'catalogue' | 'destinations' | 'details'>;
type Status = QueryState<unknown>['status'];

/** Milliseconds between attempts: a device reports that it is online before its connection works. */
const retryDelaysMs = [2000, 8000];
const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Refetches on reconnect what was fetched before: it failed or may be a cached response. @param pause waits for ms */
export async function refetchOnReconnect(
  stores: Stores,
  pause: (ms: number) => Promise<void> = sleep,
): Promise<void> {
  await refetchQueries(stores, (status) => status !== 'idle');
  for (const ms of retryDelaysMs) {
    await pause(ms);
    await refetchQueries(stores, (status) => status === 'rejected');
  }
}

async function refetchQueries(
  { catalogue, destinations, details }: Stores,
  shouldRefetch: (status: Status) => boolean,
) {
  const { lists, tops, categories: summaries } = catalogue.state;
  const { id, call } = details.state.detail;
  await Promise.all([
    ...categoryKeys.map((key) => shouldRefetch(lists[key].status) && catalogue.loadList(key)),
    ...categories.map((key) => shouldRefetch(tops[key].status) && catalogue.loadTop(key)),
    shouldRefetch(summaries.status) && catalogue.loadCategories(),
    shouldRefetch(destinations.state.list.status) && destinations.loadIfEmpty(),
    shouldRefetch(call.status) && details.load(id),
  ]);
}
