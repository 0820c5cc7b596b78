import type { Answers } from '#contract/answers.ts';
import { apiBase, calls } from '#contract/calls.ts';
import { allPackages, type CategoryKey } from '#contract/category.ts';
import type { Package } from '#contract/package.ts';
import { createBoundedMap } from './bounded-map.ts';
import type { Catalogue } from './catalogue.ts';
import { contentTag } from './etag.ts';
import { addressOf, listNames, type ListName } from './list-names.ts';
import { readyToPack, type FlatHeaders, type Ready } from './ready.ts';

/** Packages in the answer of the top five (specification, section 9). */
const top = 5;
/** Details kept in memory as bytes. */
const keptDetails = 256;

const detailPath = apiBase + calls.packageDetail('');

/** The answers to all reads of one version of the catalogue; each is serialised and compressed once. */
export interface ReadAnswers {
  /** By path and query as clients usually spell them. Never throws, answers undefined for all else. */
  byAddress(address: string): Ready | undefined;
  list(name: ListName): Ready;
  detail(id: string): Ready | undefined;
}

/** @param headers what every answer to a read carries */
export function createReadAnswers(catalogue: Catalogue, headers: FlatHeaders): ReadAnswers {
  const lists = new Map<string, Ready>();
  const details = createBoundedMap<Ready>(keptDetails);
  const byId = new Map(catalogue.packages.map((item) => [item._id, item]));

  const prepare = (answer: object) =>
    readyToPack({
      type: 'application/json; charset=utf-8',
      headers,
      bytes: Buffer.from(JSON.stringify(answer)),
    });

  const list = (name: ListName) => {
    const address = addressOf(name);
    const ready = lists.get(address) ?? prepare(listAnswer(catalogue, name));
    lists.set(address, ready);
    return ready;
  };

  const detail = (id: string) => {
    const kept = details.get(id);
    if (kept) return kept;
    const found = byId.get(id);
    if (!found) return undefined;
    const ready = prepare({ data: { package: found } } satisfies Answers['packageDetail']);
    details.set(id, ready);
    return ready;
  };

  return {
    list,
    detail,
    byAddress: (address) => {
      if (address.startsWith(detailPath)) return detail(address.slice(detailPath.length));
      const name = listNames.get(address);
      return name && list(name);
    },
  };
}

function listAnswer(catalogue: Catalogue, name: ListName): object {
  switch (name.kind) {
    case 'all':
      return { tours: [...catalogue.packages] } satisfies Answers['allPackages'];
    case 'categories':
      return { data: [...catalogue.categories] } satisfies Answers['categories'];
    case 'destinations':
      return { destinations: [...catalogue.destinations] } satisfies Answers['destinations'];
    case 'packages':
      return { data: packagesOf(catalogue, name.category) } satisfies Answers['packagesOfCategory'];
    case 'top':
      return {
        data: packagesOf(catalogue, name.category).slice(0, top),
      } satisfies Answers['packagesOfCategory'];
    default:
      return name satisfies never;
  }
}

function packagesOf({ packages }: Catalogue, category: CategoryKey): Package[] {
  return packages.filter((item) => category === allPackages || item.category === category);
}
