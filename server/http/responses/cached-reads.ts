import { LRUCache } from 'lru-cache';
import {
  buildListPath,
  catalogueLists,
  createCatalogueJson,
  detailPath,
  type CatalogueListQuery,
} from './catalogue-json.ts';
import type { Catalogue } from '#server/catalogue/catalogue-cache.ts';
import type { Encoding } from './content-negotiation.ts';
import {
  createCompressibleResponse,
  hashContent,
  createVariant,
  type RawHeaders,
  type CachedResponse,
  type Variant,
} from './cached-response.ts';

const maxDetails = 256;

export type CachedReads = ReturnType<typeof createCachedReads>;

/** The reads of one version of the catalogue; each is serialised and compressed once. */
export function createCachedReads(catalogue: Catalogue, headers: RawHeaders) {
  const json = createCatalogueJson(catalogue);
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

  const list = (name: CatalogueListQuery) => {
    const address = buildListPath(name);
    const response = lists.get(address) ?? createCompressibleResponse(createContent(json.list(name)));
    lists.set(address, response);
    return response;
  };

  const detail = (id: string) => {
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
    select: (address: string, preferred: readonly Encoding[]): Variant | undefined => {
      if (address.startsWith(detailPath)) return selectDetail(address.slice(detailPath.length), preferred);
      const name = catalogueLists.get(address);
      return name && list(name).select(preferred);
    },
  };
}
