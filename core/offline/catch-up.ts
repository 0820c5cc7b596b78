import { categories, categoryKeys } from '#contract/category.ts';
import type { App } from '#core/app.ts';
import type { Call } from '#features/shared/call.ts';

type Stores = Pick<App, 'catalogue' | 'destinations' | 'details'>;
type Status = Call<unknown>['status'];

/** Milliseconds between attempts: a device reports that it is online before its connection works. */
const pauses = [2000, 8000];
const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Refetches on reconnect what was fetched before: it failed or may be a cached response. @param pause waits for ms */
export async function catchUp(stores: Stores, pause: (ms: number) => Promise<void> = sleep): Promise<void> {
  await askAgain(stores, (status) => status !== 'idle');
  for (const ms of pauses) {
    await pause(ms);
    await askAgain(stores, (status) => status === 'rejected');
  }
}

async function askAgain({ catalogue, destinations, details }: Stores, wanted: (status: Status) => boolean) {
  const { lists, tops, categories: summaries } = catalogue.state;
  const { id, call } = details.state.detail;
  await Promise.all([
    ...categoryKeys.map((key) => wanted(lists[key].status) && catalogue.loadList(key)),
    ...categories.map((key) => wanted(tops[key].status) && catalogue.loadTop(key)),
    wanted(summaries.status) && catalogue.loadCategories(),
    wanted(destinations.state.list.status) && destinations.loadIfEmpty(),
    wanted(call.status) && details.load(id),
  ]);
}
