import { LRUCache } from 'lru-cache';
import { categoryKeys, type CategoryKey } from '#contract/category.ts';
import { catalogue as operations } from '#contract/operations/catalogue.ts';
import { splitRoute, type Operation } from '#contract/operations/operation.ts';
import type { Package } from '#contract/package.ts';
import { apiBase } from '#contract/page-path.ts';
import { packagesIn, type Catalogue } from '#server/catalogue/catalogue-cache.ts';
import { selectHomeRow } from '#server/catalogue/orders.ts';
import {
  createCompressibleResponse,
  createVariant,
  hashContent,
  type CachedResponse,
  type Encoding,
  type RawHeaders,
  type Variant,
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
  const lists = new Map<string, CachedResponse>();
  const details = new LRUCache<string, CachedResponse>({ max: maxDetails });
  /** Kept for all details, so that an evicted one is not hashed again. */
  const tags = new Map<string, string>();

  const createContent = (body: Buffer) => ({ type: 'application/json; charset=utf-8', headers, body });

  const createDetailContent = (id: string) => {
    const body = json.detail(id);
    if (!body) return undefined;
    const tag = tags.get(id) ?? hashContent(body);
    tags.set(id, tag);
    return { ...createContent(body), tag };
  };

  /** @param address of `addressOf` @returns undefined where there is no list */
  const list = (address: string): CachedResponse | undefined => {
    const cached = lists.get(address);
    if (cached) return cached;
    const body = json.lists.get(address)?.();
    const response = body && createCompressibleResponse(createContent(body));
    if (response) lists.set(address, response);
    return response;
  };

  const detail = (id: string): CachedResponse | undefined => {
    const cached = details.get(id);
    if (cached) return cached;
    const answer = createDetailContent(id);
    const response = answer && createCompressibleResponse(answer);
    if (response) details.set(id, response);
    return response;
  };

  // The uncompressed answer is built again, not cached: browsers accept compressed ones.
  const selectDetail = (id: string, preferred: readonly Encoding[]) => {
    const cached = details.get(id)?.select(preferred);
    if (cached || preferred[0] !== 'identity') return cached;
    const answer = createDetailContent(id);
    return answer && createVariant(answer, answer.tag, 'identity', answer.body);
  };

  return {
    list,
    detail,
    /** Only for addresses in the usual spelling. Never throws. */
    select: (address: string, preferred: readonly Encoding[]): Variant | undefined =>
      address.startsWith(detailPath)
        ? selectDetail(address.slice(detailPath.length), preferred)
        : list(address)?.select(preferred),
  };
}
