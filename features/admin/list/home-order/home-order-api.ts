import * as v from 'valibot';
import { HomeOrderAnswerSchema, type HomeOrder, type HomeOrderAnswer } from '#contract/orders.ts';
import { readBy } from '#features/admin/api.ts';
import type { Http } from '#features/shared/http.ts';
import { isFetchError, readKey } from '#features/shared/read-answer.ts';

/** The calls about the order of the home page, of our own backend; each rejects on failure. */
export interface HomeOrderApi {
  read(signal: AbortSignal): Promise<HomeOrderAnswer>;
  /** @param previous what was stored before; with another one stored the answer is 409 */
  save(order: HomeOrder, previous: HomeOrder): Promise<HomeOrderAnswer>;
}

export const createHomeOrderApi = (http: Http): HomeOrderApi => ({
  read: async (signal) =>
    v.parse(
      HomeOrderAnswerSchema,
      await http.get('/admin/home-order', { signal, fresh: true, credentials: true }),
    ),
  save: async ({ domestic, international }, previous) => {
    const body = {
      domestic,
      international,
      previous: { domestic: previous.domestic, international: previous.international },
    };
    return v.parse(
      HomeOrderAnswerSchema,
      await http.send('PUT', '/admin/home-order', { body, credentials: true }),
    );
  },
});

/** What a 409 says is stored now; null for another failure. */
export function readStoredOrder(cause: unknown): HomeOrderAnswer | null {
  if (!isFetchError(cause) || cause.status !== 409) return null;
  return readBy(HomeOrderAnswerSchema)(readKey(cause.data, 'current')) ?? null;
}
