import * as calls from '#contract/calls.ts';
import { categories as categoryNames } from '#contract/category.ts';
import type { Destination } from '#contract/destination.ts';
import type { Package, PackageCard } from '#contract/package.ts';
import type { PageData, PageRequest } from '#contract/page-renderer.ts';
import type { PageState } from '#core/app.ts';
import { matchRoute } from '#core/routes.ts';
import { firstListPackages } from '#features/catalogue/store.ts';
import { pickSummary } from '#features/shortlist/shortlist-item.ts';
import { buildRequestPath } from '#features/shared/http.ts';
import { resolvePictures } from '#features/shared/read-answer.ts';
import { toSelection } from '#features/catalogue/search/list-address.ts';

/** Characters: a card shows three lines, at most 560 px wide. */
const maxDescriptionLength = 300;

const toCard = (tour: PackageCard): PackageCard => ({
  ...pickSummary(tour),
  // Never half of a surrogate pair.
  description: tour.description.slice(0, maxDescriptionLength).toWellFormed(),
  version: tour.version,
  ...(tour.localName !== undefined && { localName: tour.localName }),
});

/** Without repeated pictures, as where the browser reads an answer. */
const withDistinctPictures = <T extends Package | Destination>(entry: T): T =>
  resolvePictures(entry, (address) => address);

const fulfilled = <T>(value: T) => ({ status: 'fulfilled', value }) as const;

/** What the page at a path shows of the catalogue. */
export async function createPageState({ path, search = '', data }: PageRequest): Promise<PageState> {
  const { name, param, category } = matchRoute(path);
  if (name === 'home') return homeState(data);
  if (name === 'packageDetail') return detailState(data.detail(param));
  if (!category) return { calls: [] };
  const list = data.list(category);
  if (search !== '') {
    const packages = (await toSelection(search))(list).map(toCard);
    return { catalogue: { selected: { key: category, packages } }, calls: [] };
  }
  const previousData = list.slice(0, firstListPackages).map(toCard);
  if (previousData.length === 0) return { calls: [] };
  return { catalogue: { lists: { [category]: { status: 'pending', previousData } } }, calls: [] };
}

const homeState = ({ destinations, categories, top }: PageData): PageState => ({
  destinations: fulfilled(destinations.map(withDistinctPictures)),
  catalogue: {
    categories: fulfilled([...categories]),
    tops: {
      domestic: fulfilled(top('domestic').map(toCard)),
      international: fulfilled(top('international').map(toCard)),
    },
  },
  calls: [
    calls.destinations,
    calls.categoriesList,
    ...categoryNames.map((category) => buildRequestPath(calls.topPackages, { category })),
  ],
});

const detailState = (tour: Package | undefined): PageState => ({
  detail: fulfilled(tour ? withDistinctPictures(tour) : null),
  calls: tour ? [calls.packageDetail(tour._id)] : [],
});
