import { apiBase } from '#contract/api-base.ts';
import * as calls from '#contract/calls.ts';
import { createBoundedMap } from './bounded-map.ts';
import { createCatalogueText } from './catalogue-text.ts';
import type { Catalogue } from './catalogue.ts';
import type { Encoding } from './encoding.ts';
import { contentTag } from './etag.ts';
import { addressOf, listNames, type ListName } from './list-names.ts';
import { readyToPack, variant, type FlatHeaders, type Ready, type Variant } from './ready.ts';

/** Details kept in memory as bytes. */
const keptDetails = 256;

const detailPath = apiBase + calls.packageDetail('');

/** The answers to all reads of one version of the catalogue; each is serialised and compressed once. */
export interface ReadAnswers {
  /** What can be sent at once for a path and query as clients usually spell them. Never throws. */
  pick(address: string, preferred: readonly Encoding[]): Variant | undefined;
  list(name: ListName): Ready;
  detail(id: string): Ready | undefined;
}

/** @param headers what every answer to a read carries */
export function createReadAnswers(catalogue: Catalogue, headers: FlatHeaders): ReadAnswers {
  const texts = createCatalogueText(catalogue);
  const lists = new Map<string, Ready>();
  const details = createBoundedMap<Ready>(keptDetails);
  /** Tags of all details, so that one whose bytes were not kept need not be hashed again. */
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

  // Putting the plain answer together again costs less than keeping it: browsers take compressed ones.
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
