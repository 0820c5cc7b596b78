import { apiBase } from '#contract/api-base.ts';
import * as calls from '#contract/calls.ts';
import { allPackagesKey, type CategoryKey } from '#contract/category.ts';
import type { PackageCard } from '#contract/package.ts';
import { findPictureDetail } from '#contract/picture-details.ts';
import { firstListPackages, type PageRequest, type SelectPackages } from '#contract/page-renderer.ts';
import { selectHomeRow } from '#server/catalogue/home-order.ts';
import { findShown, type Catalogue } from '#server/catalogue/catalogue-cache.ts';
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
  localName,
  pictureDetails,
}: PackageCard): PackageCard => {
  const detail = findPictureDetail(pictureDetails, images[0]);
  return {
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
    ...(localName !== undefined && { localName }),
    ...(detail && { pictureDetails: [detail] }),
  };
};

/** Never half of a surrogate pair. */
const truncateDescription = (description: string) =>
  description.slice(0, maxDescriptionLength).toWellFormed();

const selectFirst: SelectPackages = (packages) => packages.slice(0, firstListPackages);

export function createPageReads(catalogue: Catalogue): Pick<PageRequest, 'read' | 'readFirst' | 'readList'> {
  const { categories, destinations, packages, homeOrder } = catalogue;
  const lists = new Map<CategoryKey, readonly PackageCard[]>();
  const readList = (wanted: CategoryKey) => {
    const list =
      lists.get(wanted) ??
      packages.filter(({ category }) => wanted === allPackagesKey || category === wanted);
    lists.set(wanted, list);
    return list;
  };

  return {
    read: (call) => {
      if (call.startsWith(detailCall)) {
        const id = decodeURIComponent(call.slice(detailCall.length));
        return { package: findShown(catalogue, id) ?? null };
      }
      const name = catalogueLists.get(apiBase + call);
      if (name?.kind === 'categories') return { data: categories };
      if (name?.kind === 'destinations') return { destinations };
      return name?.kind === 'top'
        ? { data: selectHomeRow(readList(name.category), name.category, homeOrder).map(cardOf) }
        : undefined;
    },
    readFirst: (call, select = selectFirst) => {
      const name = catalogueLists.get(apiBase + call);
      if (name?.kind === 'all') return { tours: select(readList(allPackagesKey)).map(cardOf) };
      return name?.kind === 'packages' ? { data: select(readList(name.category)).map(cardOf) } : undefined;
    },
    readList,
  };
}
