import * as v from 'valibot';
import {
  ChangedPriceSchema,
  StalePricesSchema,
  type ChangedPrice,
  type PriceEntry,
  type StalePrices,
} from '#contract/prices.ts';
import { readBy } from '#features/admin/api.ts';
import type { Http } from '#features/shared/http.ts';
import { isFetchError, readKey } from '#features/shared/read-answer.ts';

/** The call that changes several prices, of our own backend. */
export interface PricesApi {
  /** All or none. @throws FetchError */
  change(prices: readonly PriceEntry[]): Promise<readonly ChangedPrice[]>;
}

export const createPricesApi = (http: Http): PricesApi => ({
  change: async (prices) => {
    const answer = await http.send('PATCH', '/admin/prices', { body: { prices }, credentials: true });
    return v.parse(v.array(ChangedPriceSchema), readKey(answer, 'prices'));
  },
});

/** What a 409 says was changed or deleted meanwhile; null for another failure. */
export function readStalePrices(cause: unknown): StalePrices | null {
  if (!isFetchError(cause) || cause.status !== 409) return null;
  return readBy(StalePricesSchema)(readKey(cause.data, 'current')) ?? null;
}
