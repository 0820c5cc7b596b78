import { LRUCache } from 'lru-cache';
import { categoryKeys, type CategoryKey } from '#contract/category.ts';
import { catalogue as operations } from '#contract/operations/catalogue.ts';
import { splitRoute, type Operation } from '#contract/operations/operation.ts';
import type { Package } from '#contract/package.ts';
import { apiBase } from '#contract/page-path.ts';
import { packagesIn, type Catalogue } from '#server/catalogue/catalogue-cache.ts';
import { selectHomeRow } from '#server/catalogue/orders.ts';
import {
  createJsonResponse,
  type CachedResponse,
  type Encoding,
  type RawHeaders,
} from './cached-response.ts';

/** The address of a read in the usual spelling. */
export const addressOf = (operation: Operation, category?: CategoryKey) =>
  apiBase +
  splitRoute(operation).path +
  (category === undefined ? '' : `?category=${encodeURIComponent(category)}`);

/** Before the id of the package. */
export const detailPath = addressOf(operations.readPackage).replace('{id}', '');

const serialize = (value: unknown) => Buffer.from(JSON.stringify(value));
const comma = Buffer.from(',');

/**
 * JSON in the shapes of `contract/operations/catalogue.ts`, as UTF-8; each package is serialised once, for all answers.
 * A string with a letter outside Latin-1 would take twice the memory.
 */
function createJson({ packages, unlisted, categories, destinations, homeOrder }: Catalogue) {
  const jsonOf = new Map([...packages, ...unlisted].map((item) => [item._id, serialize(item)]));
  const wrap = (start: string, items: readonly Pick<Package, '_id'>[], end: string) => {
    const parts = items.flatMap(({ _id }) => jsonOf.get(_id) ?? []).flatMap((part) => [comma, part]);
    return Buffer.concat([Buffer.from(start), ...parts.slice(1), Buffer.from(end)]);
  };
  const rows = categoryKeys.flatMap((key): [string, () => Buffer][] => {
    const list = packagesIn(packages, key);
    const row = () => selectHomeRow(list, key, homeOrder);
    return [
      [addressOf(operations.listCategories, key), () => wrap('{"data":[', list, ']}')],
      [addressOf(operations.listTopPackages, key), () => wrap('{"data":[', row(), ']}')],
    ];
  });
  return {
    /** By address. */
    lists: new Map<string, () => Buffer>([
      [addressOf(operations.listPackages), () => wrap('{"tours":[', packages, ']}')],
      [addressOf(operations.listCategories), () => serialize({ data: categories })],
      [addressOf(operations.listDestinations), () => serialize({ destinations })],
      ...rows,
    ]),
    detail: (_id: string) => (jsonOf.has(_id) ? wrap('{"data":{"package":', [{ _id }], '}}') : undefined),
  };
}

const maxDetails = 256;

export type CachedReads = ReturnType<typeof createCachedReads>;

/** The reads of one version of the catalogue; each is serialised and compressed once. */
export function createCachedReads(catalogue: Catalogue, headers: RawHeaders) {
  const json = createJson(catalogue);
  /** Made at its first use; undefined where there is none. */
  const cacheIn =
    (
      cache: Map<string, CachedResponse> | LRUCache<string, CachedResponse>,
      find: (key: string) => Buffer | undefined,
    ) =>
    (key: string) => {
      const body = cache.has(key) ? undefined : find(key);
      if (body) cache.set(key, createJsonResponse(body, headers));
      return cache.get(key);
    };
  /** By an address of `addressOf`. */
  const list = cacheIn(new Map(), (address) => json.lists.get(address)?.());
  const detail = cacheIn(new LRUCache({ max: maxDetails }), json.detail);

  return {
    list,
    detail,
    /** Only for addresses in the usual spelling. Never throws. */
    select: (address: string, preferred: readonly Encoding[]) => {
      const isDetail = address.startsWith(detailPath);
      const cached = isDetail ? detail(address.slice(detailPath.length)) : list(address);
      return cached?.select(preferred);
    },
  };
}
