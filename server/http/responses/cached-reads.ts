import { apiBase } from '#contract/api-base.ts';
import * as calls from '#contract/calls.ts';
import { createLruCache } from './lru-cache.ts';
import {
  buildListPath,
  catalogueLists,
  createCatalogueJson,
  type CatalogueListQuery,
} from './catalogue-json.ts';
import type { Catalogue } from '#server/catalogue/catalogue-cache.ts';
import type { Encoding } from './content-negotiation.ts';
import {
  createCompressibleResponse,
  hashContent,
  variant,
  type RawHeaders,
  type CachedResponse,
  type Variant,
} from './cached-response.ts';

const maxDetails = 256;

const detailPath = apiBase + calls.packageDetail('');

/** The reads of one version of the catalogue; each is serialised and compressed once. */
export interface CachedReads {
  /** Only for addresses in the usual spelling. Never throws. */
  pick(address: string, preferred: readonly Encoding[]): Variant | undefined;
  list(name: CatalogueListQuery): CachedResponse;
  detail(id: string): CachedResponse | undefined;
}

export function createCachedReads(catalogue: Catalogue, headers: RawHeaders): CachedReads {
  const texts = createCatalogueJson(catalogue);
  const lists = new Map<string, CachedResponse>();
  const details = createLruCache<CachedResponse>(maxDetails);
  /** Kept for all details, so that an evicted one is not hashed again. */
  const tags = new Map<string, string>();

  const prepare = (text: string) => ({
    type: 'application/json; charset=utf-8',
    headers,
    body: Buffer.from(text),
  });

  const prepareDetail = (id: string) => {
    const text = texts.detail(id);
    if (text === undefined) return undefined;
    const answer = prepare(text);
    const tag = tags.get(id) ?? hashContent(answer.body);
    tags.set(id, tag);
    return { ...answer, tag };
  };

  const list = (name: CatalogueListQuery) => {
    const address = buildListPath(name);
    const ready = lists.get(address) ?? createCompressibleResponse(prepare(texts.list(name)));
    lists.set(address, ready);
    return ready;
  };

  const detail = (id: string) => {
    const kept = details.get(id);
    if (kept) return kept;
    const answer = prepareDetail(id);
    const ready = answer && createCompressibleResponse(answer);
    if (ready) details.set(id, ready);
    return ready;
  };

  // The uncompressed answer is built again, not cached: browsers accept compressed ones.
  const pickDetail = (id: string, preferred: readonly Encoding[]) => {
    const kept = details.get(id)?.pick(preferred);
    if (kept || preferred[0] !== 'identity') return kept;
    const answer = prepareDetail(id);
    return answer && variant(answer, answer.tag, 'identity', answer.body);
  };

  return {
    list,
    detail,
    pick: (address, preferred) => {
      if (address.startsWith(detailPath)) return pickDetail(address.slice(detailPath.length), preferred);
      const name = catalogueLists.get(address);
      return name && list(name).pick(preferred);
    },
  };
}
