import * as calls from '#contract/calls.ts';
import { categories as categoryNames, type CategoryKey } from '#contract/category.ts';
import type { Destination } from '#contract/destination.ts';
import { readShownCount } from '#contract/list-params.ts';
import type { Package, PackageCard } from '#contract/package.ts';
import type { PageData, PageRequest } from '#contract/page-renderer.ts';
import type { PageState } from '#core/app.ts';
import { matchRoute } from '#core/routes.ts';
import { findListPlace } from '#features/catalogue/search/list-address.ts';
import { summarizeList } from '#features/catalogue/search/list-summary.ts';
import { packageSearchParams } from '#features/catalogue/search/package-search-params.ts';
import { searchPackages } from '#features/catalogue/search/search-packages.ts';
import type { ServedCatalogue } from '#features/catalogue/store.ts';
import { pickSummary } from '#features/shortlist/shortlist-item.ts';
import { buildRequestPath } from '#features/shared/http.ts';
import { resolvePictures } from '#features/shared/read-answer.ts';

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
export function createPageState({ path, search = '', data }: PageRequest): PageState {
  const { name, param, category } = matchRoute(path);
  if (name === 'home') return homeState(data);
  if (name === 'packageDetail') return detailState(data.detail(param));
  return category ? { catalogue: listState(category, search, data), calls: [] } : { calls: [] };
}

function listState(key: CategoryKey, search: string, data: PageData): ServedCatalogue {
  const list = data.list(key);
  const query = packageSearchParams.read(search);
  const packages = searchPackages(list, query).slice(0, readShownCount(search)).map(toCard);
  const summary = summarizeList(list, query);
  const place = findListPlace(list, key, query.place);
  if (search !== '') return { list: { key, summary, place, packages } };
  return {
    list: { key, summary },
    ...(list.length > 0 && { lists: { [key]: { status: 'pending', previousData: packages } } }),
  };
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
