import { proxy } from 'valtio/vanilla';
import * as v from 'valibot';
import { limits } from '#contract/limits.ts';
import { priceText } from '#contract/price-text.ts';
import {
  ChangedPriceSchema,
  StalePricesSchema,
  type ChangedPrice,
  type PriceEntry,
  type StalePrices,
} from '#contract/prices.ts';
import { call, readBy, readCurrent } from '#features/admin/call.ts';
import type { ChangeEvents } from '#features/admin/change-events.ts';
import type { AdminPackagesStore, PackageSnapshot } from '#features/admin/packages-store.ts';
import type { Outcome, Settled } from '#features/admin/ui/toasts-store.ts';
import type { Http } from '#features/shared/http.ts';
import { failureText, readKey } from '#features/shared/read-answer.ts';
import { plural } from '#features/shared/text.ts';

interface LastPriceChange {
  /** Such as `11 prices raised by 5 %`. */
  readonly text: string;
  /** The former prices, with the versions that the change stored. */
  readonly undo: readonly (PriceEntry & { readonly name: string })[];
}

interface PricesState {
  isSaving: boolean;
  isUndoing: boolean;
  /** Can be undone; null when there is none. */
  lastChange: LastPriceChange | null;
}

interface WantedPrice {
  readonly tour: PackageSnapshot;
  /** INR */
  readonly price: number;
}

export type PricesStore = ReturnType<typeof createPricesStore>;

/** Store of changes of several prices at once. Its methods never reject. */
export function createPricesStore(
  http: Http,
  { list }: Pick<AdminPackagesStore, 'list'>,
  changes: Pick<ChangeEvents, 'emit'>,
) {
  const state = proxy<PricesState>({ isSaving: false, isUndoing: false, lastChange: null });

  /** All or none. @throws FetchError */
  async function write(prices: readonly PriceEntry[]): Promise<readonly ChangedPrice[]> {
    const answer = await call(http, 'PATCH /admin/prices', { body: { prices } });
    const changed = v.parse(v.array(ChangedPriceSchema), readKey(answer, 'prices'));
    applyToLists(changed);
    return changed;
  }

  function applyToLists(changed: readonly ChangedPrice[]): void {
    const listed = new Map((list.value() ?? []).map((tour) => [tour._id, tour]));
    for (const { _id, ...values } of changed) {
      const tour = listed.get(_id);
      if (tour) changes.emit({ type: 'package-edited', value: { ...tour, ...values } });
    }
  }

  /** @param describe such as `raised by 5 %` */
  async function change(wanted: readonly WantedPrice[], describe: string): Promise<Settled> {
    if (wanted.length > limits.pricesPerCall)
      return { status: 'failed', text: `At most ${limits.pricesPerCall} prices can be changed at once` };
    state.isSaving = true;
    try {
      const changed = await write(
        wanted.map(({ tour, price }) => ({ _id: tour._id, version: tour.version ?? 0, price })),
      );
      const versions = new Map(changed.map(({ _id, version }) => [_id, version]));
      const text = `${plural(changed.length, 'price')} ${describe}`;
      const former = wanted.flatMap(({ tour: { _id, name, price } }) => {
        const version = versions.get(_id);
        return version === undefined || price === null ? [] : [{ _id, name, version, price }];
      });
      state.lastChange = { text, undo: former };
      return { status: 'done', text };
    } catch (cause) {
      const stale = readCurrent(cause, readBy(StalePricesSchema));
      if (!stale) return { status: 'failed', text: failureText(cause, 'Failed to change the prices') };
      await list.load();
      return { status: 'failed', text: describeStale(stale) };
    } finally {
      state.isSaving = false;
    }
  }

  /** Restores each former price, except of packages that were changed or deleted meanwhile, which it names. */
  async function undo(): Promise<Outcome> {
    const { lastChange } = state;
    if (!lastChange || state.isUndoing) return { status: 'dropped' };
    state.isUndoing = true;
    let left = lastChange.undo;
    try {
      while (left.length > 0) {
        const stale = await send(left);
        if (!stale) break;
        const ids = new Set([...stale.stale.map(({ _id }) => _id), ...stale.deleted]);
        const rest = left.filter(({ _id }) => !ids.has(_id));
        if (rest.length === left.length) break;
        left = rest;
      }
    } catch (cause) {
      return { status: 'failed', text: failureText(cause, 'Failed to restore the prices') };
    } finally {
      state.isUndoing = false;
    }
    state.lastChange = null;
    const skipped = lastChange.undo.filter((entry) => !left.includes(entry)).map(({ name }) => name);
    const text = left.length === 1 ? '1 price is as before.' : `${left.length} prices are as before.`;
    if (skipped.length === 0) return { status: 'done', text };
    await list.load();
    return { status: 'failed', text: `${text} Changed meanwhile, and left so: ${skipped.join(', ')}.` };
  }

  /** @returns what was changed meanwhile; null when the prices are restored @throws other failures */
  async function send(entries: LastPriceChange['undo']): Promise<StalePrices | null> {
    try {
      await write(entries.map(({ _id, version, price }) => ({ _id, version, price })));
      return null;
    } catch (cause) {
      const stale = readCurrent(cause, readBy(StalePricesSchema));
      if (stale) return stale;
      throw cause;
    }
  }

  return {
    state,
    change,
    undo,
    dismiss: (): void => {
      state.lastChange = null;
    },
  };
}

function describeStale({ stale, deleted }: StalePrices): string {
  const changed = stale.map(({ name, price }) => `${name} (now ${priceText(price)})`).join(', ');
  const parts = [
    ...(changed === '' ? [] : [`Changed meanwhile: ${changed}.`]),
    ...(deleted.length > 0 ? [`Deleted meanwhile: ${plural(deleted.length, 'package')}.`] : []),
  ];
  return `No price was changed. ${parts.join(' ')} Check the new prices, then apply again.`;
}
