import { apiBase } from '#contract/api-base.ts';
import * as calls from '#contract/calls.ts';
import { createBoundedMap } from './bounded-map.ts';
import { createCatalogueText } from './catalogue-text.ts';
import type { Catalogue } from './catalogue.ts';
import type { Encoding } from './encoding.ts';
import { contentTag } from './etag.ts';
import { addressOf, listNames, type ListName } from './list-names.ts';
import { readyToPack, variant, type FlatHeaders, type Ready, type Variant } from './ready.ts';

const keptDetails = 256;

const detailPath = apiBase + calls.packageDetail('');

/** The reads of one version of the catalogue; each is serialised and compressed once. */
export interface ReadAnswers {
  /** Only for addresses in the usual spelling. Never throws. */
  pick(address: string, preferred: readonly Encoding[]): Variant | undefined;
  list(name: ListName): Ready;
  detail(id: string): Ready | undefined;
}

export function createReadAnswers(catalogue: Catalogue, headers: FlatHeaders): ReadAnswers {
  const texts = createCatalogueText(catalogue);
  const lists = new Map<string, Ready>();
  const details = createBoundedMap<Ready>(keptDetails);
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
    const tag = tags.get(id) ?? contentTag(answer.body);
    tags.set(id, tag);
    return { ...answer, tag };
  };

  const list = (name: ListName) => {
    const address = addressOf(name);
    const ready = lists.get(address) ?? readyToPack(prepare(texts.list(name)));
    lists.set(address, ready);
    return ready;
  };

  const detail = (id: string) => {
    const kept = details.get(id);
    if (kept) return kept;
    const answer = prepareDetail(id);
    const ready = answer && readyToPack(answer);
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
      const name = listNames.get(address);
      return name && list(name).pick(preferred);
    },
  };
}
