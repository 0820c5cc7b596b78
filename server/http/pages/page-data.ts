import { allPackagesKey } from '#contract/category.ts';
import type { PageData } from '#contract/page-renderer.ts';
import { findShown, packagesIn, type Catalogue } from '#server/catalogue/catalogue-cache.ts';
import { selectHomeRow } from '#server/catalogue/home-order.ts';

/** What the pages show of a version of the catalogue. */
export function createPageData(catalogue: Catalogue): PageData {
  const { categories, destinations, packages, homeOrder } = catalogue;
  const lists = {
    domestic: packagesIn(packages, 'domestic'),
    international: packagesIn(packages, 'international'),
    [allPackagesKey]: packages,
  };
  return {
    categories,
    destinations,
    top: (category) => selectHomeRow(lists[category], category, homeOrder),
    list: (key) => lists[key],
    detail: (id) => findShown(catalogue, id),
  };
}
