import { apiBase } from '#contract/api-base.ts';
import { catalogue } from '#contract/operations/catalogue.ts';
import { splitRoute, type Operation } from '#contract/operations/operation.ts';
import { allPackagesKey, categoryKeys, type CategoryKey } from '#contract/category.ts';
import { selectHomeRow } from '#server/catalogue/home-order.ts';
import { packagesIn, type Catalogue } from '#server/catalogue/catalogue-cache.ts';

export type CatalogueListQuery =
  | { readonly kind: 'packages' | 'top'; readonly category: CategoryKey }
  | { readonly kind: 'all' | 'categories' | 'destinations' };

const addressOf = (operation: Operation) => apiBase + splitRoute(operation).path;
/** Before the id of the package. */
export const detailPath = addressOf(catalogue.readPackage).replace('{id}', '');

export function buildListPath(name: CatalogueListQuery): string {
  switch (name.kind) {
    case 'all':
      return addressOf(catalogue.listPackages);
    case 'categories':
      return addressOf(catalogue.listCategories);
    case 'destinations':
      return addressOf(catalogue.listDestinations);
    case 'packages':
      return `${addressOf(catalogue.listCategories)}?category=${encodeURIComponent(name.category)}`;
    case 'top':
      return `${addressOf(catalogue.listTopPackages)}?category=${encodeURIComponent(name.category)}`;
    default:
      return name satisfies never;
  }
}

const every: readonly CatalogueListQuery[] = [
  { kind: 'all' },
  { kind: 'categories' },
  { kind: 'destinations' },
  ...categoryKeys.map((category) => ({ kind: 'packages', category }) as const),
  ...categoryKeys.map((category) => ({ kind: 'top', category }) as const),
];

export const catalogueLists: ReadonlyMap<string, CatalogueListQuery> = new Map(
  every.map((name) => [buildListPath(name), name]),
);

const serialize = (value: unknown) => Buffer.from(JSON.stringify(value));

const comma = Buffer.from(',');

const wrap = (start: string, items: readonly Buffer[], end: string) =>
  Buffer.concat([
    Buffer.from(start),
    ...items.flatMap((item, index) => (index === 0 ? [item] : [comma, item])),
    Buffer.from(end),
  ]);

/**
 * JSON in the shapes of `contract/operations/catalogue.ts`, as UTF-8; each package is serialised once, for all answers.
 * A string with a letter outside Latin-1 would take twice the memory.
 */
export function createCatalogueJson({ packages, unlisted, categories, destinations, homeOrder }: Catalogue) {
  const listedJson = new Map(
    packages.map((item) => [item._id, { category: item.category, json: serialize(item) }] as const),
  );
  const unlistedJson = new Map(unlisted.map((item) => [item._id, serialize(item)]));
  const inCategory = (key: CategoryKey) => packagesIn([...listedJson.values()], key).map(({ json }) => json);

  const homeRow = (key: CategoryKey) =>
    selectHomeRow(packagesIn(packages, key), key, homeOrder).flatMap(
      ({ _id }) => listedJson.get(_id)?.json ?? [],
    );

  return {
    list: (name: CatalogueListQuery): Buffer => {
      switch (name.kind) {
        case 'all':
          return wrap('{"tours":[', inCategory(allPackagesKey), ']}');
        case 'packages':
          return wrap('{"data":[', inCategory(name.category), ']}');
        case 'top':
          return wrap('{"data":[', homeRow(name.category), ']}');
        case 'categories':
          return serialize({ data: categories });
        case 'destinations':
          return serialize({ destinations });
        default:
          return name satisfies never;
      }
    },
    detail: (id: string): Buffer | undefined => {
      const json = listedJson.get(id)?.json ?? unlistedJson.get(id);
      return json && wrap('{"data":{"package":', [json], '}}');
    },
  };
}
