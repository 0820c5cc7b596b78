import { allPackages, type Category, type CategoryKey } from '#contract/category.ts';
import type { Catalogue } from './catalogue.ts';
import type { ListName } from './list-names.ts';

/** Packages in the answer of the top five (specification, section 9). */
const top = 5;

/** A catalogue as JSON: each package is serialised once, and every answer that holds it is put together from that. */
export interface CatalogueText {
  /** The answers are those of `Answers` in contract/answers.ts. */
  list(name: ListName): string;
  detail(id: string): string | undefined;
}

interface PackageText {
  readonly category: Category | null;
  readonly json: string;
}

export function createCatalogueText({ packages, categories, destinations }: Catalogue): CatalogueText {
  const texts = new Map<string, PackageText>(
    packages.map((item) => [item._id, { category: item.category, json: JSON.stringify(item) }]),
  );
  const inCategory = (wanted: CategoryKey) =>
    [...texts.values()]
      .filter(({ category }) => wanted === allPackages || category === wanted)
      .map(({ json }) => json);

  return {
    list: (name) => {
      switch (name.kind) {
        case 'all':
          return `{"tours":[${inCategory(allPackages).join(',')}]}`;
        case 'packages':
          return `{"data":[${inCategory(name.category).join(',')}]}`;
        case 'top':
          return `{"data":[${inCategory(name.category).slice(0, top).join(',')}]}`;
        case 'categories':
          return JSON.stringify({ data: categories });
        case 'destinations':
          return JSON.stringify({ destinations });
        default:
          return name satisfies never;
      }
    },
    detail: (id) => {
      const found = texts.get(id);
      return found && `{"data":{"package":${found.json}}}`;
    },
  };
}
