import { allPackagesKey, type CategoryKey } from '#contract/category.ts';
import type { Package } from '#contract/package.ts';
import type { PageData } from '#contract/page-renderer.ts';
import { findShown, type Catalogue } from '#server/catalogue/catalogue-cache.ts';
import { selectHomeRow } from '#server/catalogue/home-order.ts';

/** What the pages show of a version of the catalogue. */
export function createPageData(catalogue: Catalogue): PageData {
  const { categories, destinations, packages, homeOrder } = catalogue;
  const lists = new Map<CategoryKey, readonly Package[]>();
  const list = (key: CategoryKey) => {
    const chosen =
      lists.get(key) ?? packages.filter(({ category }) => key === allPackagesKey || category === key);
    lists.set(key, chosen);
    return chosen;
  };
  return {
    categories,
    destinations,
    top: (category) => selectHomeRow(list(category), category, homeOrder),
    list,
    detail: (id) => findShown(catalogue, id),
  };
}
