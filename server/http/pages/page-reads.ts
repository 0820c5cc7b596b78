import { apiBase } from '#contract/api-base.ts';
import * as calls from '#contract/calls.ts';
import { allPackagesKey, homeRowLength, type CategoryKey } from '#contract/category.ts';
import type { Package, PackageCard } from '#contract/package.ts';
import { firstListPackages, type PageRequest } from '#contract/page-renderer.ts';
import type { Catalogue } from '#server/catalogue/catalogue-cache.ts';
import { catalogueLists } from '#server/http/responses/catalogue-json.ts';

/** Characters: a card shows three lines, at most 560 px wide. */
const maxDescriptionLength = 300;

const detailCall = calls.packageDetail('');

const cardOf = ({
  _id,
  category,
  name,
  place,
  days,
  nights,
  persons,
  price,
  images,
  description,
  version,
}: Package): PackageCard => ({
  _id,
  category,
  name,
  place,
  days,
  nights,
  persons,
  price,
  images: images.slice(0, 1),
  description: truncateDescription(description),
  version,
});

/** Never half of a surrogate pair. */
const truncateDescription = (description: string) =>
  description.slice(0, maxDescriptionLength).toWellFormed();

export function createPageReads(catalogue: Catalogue): Pick<PageRequest, 'read' | 'readFirst'> {
  const { categories, destinations, packages } = catalogue;
  const cards = (wanted: CategoryKey, count: number) =>
    packages
      .filter(({ category }) => wanted === allPackagesKey || category === wanted)
      .slice(0, count)
      .map(cardOf);

  return {
    read: (call) => {
      if (call.startsWith(detailCall)) {
        const id = decodeURIComponent(call.slice(detailCall.length));
        return { package: packages.find(({ _id }) => _id === id) ?? null };
      }
      const name = catalogueLists.get(apiBase + call);
      if (name?.kind === 'categories') return { data: categories };
      if (name?.kind === 'destinations') return { destinations };
      return name?.kind === 'top' ? { data: cards(name.category, homeRowLength) } : undefined;
    },
    readFirst: (call) => {
      const name = catalogueLists.get(apiBase + call);
      if (name?.kind === 'all') return { tours: cards(allPackagesKey, firstListPackages) };
      return name?.kind === 'packages' ? { data: cards(name.category, firstListPackages) } : undefined;
    },
  };
}
