import { vi } from 'vitest';
import * as v from 'valibot';
import { PricesInputSchema } from '#contract/prices.ts';
import type { Route } from '#contract/operations/operations.ts';
import type { Http } from '#features/shared/http.ts';

/** What a call sent: the id in its path, its query, its body. */
interface Asked {
  readonly id?: string;
  readonly query?: Readonly<Record<string, string>> | undefined;
  readonly body?: unknown;
}

/** @returns the answer, or rejects */
export type Answering = (asked: Asked) => unknown;

/** A call that answers with `value`. */
export const answering = (value: unknown) => vi.fn<Answering>().mockResolvedValue(value);

/** The change of several prices as a backend makes it. */
export const storePrices = () =>
  vi.fn<Answering>(({ body }) => {
    const { prices } = v.parse(PricesInputSchema, body);
    return {
      prices: prices.map(({ _id, version, price }) => ({ _id, version: version + 1, price, updatedAt: 9 })),
    };
  });

/** A backend of our own that has these calls; every other one fails. */
export function fakeBackend(calls: Partial<Record<Route, Answering>>): Http {
  const ask = async (asked: string, sent: Omit<Asked, 'id'>): Promise<unknown> => {
    for (const [route, answer] of Object.entries(calls)) {
      const [start = '', end] = route.split('{id}');
      if (asked === route) return answer(sent);
      if (end !== undefined && asked.startsWith(start))
        return answer({ id: decodeURIComponent(asked.slice(start.length)), ...sent });
    }
    throw new Error(`${asked} was not to be asked`);
  };
  return {
    get: (path, { query } = {}) => ask(`GET ${path}`, { ...(query && { query }) }),
    send: (method, path, { body } = {}) => ask(`${method} ${path}`, { ...(body && { body }) }),
    pictureAddress: (address) => address,
  };
}
