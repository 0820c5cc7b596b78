import { categories as categoryNames, type CategoryKey } from '#contract/category.ts';
import type { Destination } from '#contract/fields/destination-fields.ts';
import { readShownCount } from '#contract/list-params.ts';
import type { Package, PackageCard } from '#contract/package.ts';
import type { PageData } from '#contract/page-renderer.ts';
import { findListPlace } from '#features/catalogue/search/list-address.ts';
import { summarizeList } from '#features/catalogue/search/list-summary.ts';
import { packageSearchParams } from '#features/catalogue/search/package-search-params.ts';
import { searchPackages } from '#features/catalogue/search/search-packages.ts';
import type { ServedCatalogue } from '#features/catalogue/store.ts';
import type { DestinationsState } from '#features/destinations/store.ts';
import type { DetailState } from '#features/package-detail/store.ts';
import { pickSummary } from '#features/shortlist/shortlist-item.ts';
import { buildRequestPath } from '#features/shared/http.ts';
import { resolvePictures } from '#features/shared/read-answer.ts';

/** What the server rendered a page from, as JSON: the stores of the browser go on from there. */
export interface PageState {
  /** Of the canonical addresses; the site may be open under another name of its host. */
  readonly origin?: string;
  readonly catalogue?: ServedCatalogue;
  readonly destinations?: DestinationsState['list'];
  /** Without its id: all unknown packages share one page. */
  readonly detail?: DetailState['detail']['call'];
  /** Paths and queries below `apiBase` of the calls that answer the same. */
  readonly calls: readonly string[];
}

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

/** @param search what of the query changes the page */
export function listState(
  data: PageData,
  { category: key }: { readonly category: CategoryKey | undefined },
  search: string,
): PageState {
  if (!key) return { calls: [] };
  const list = data.list(key);
  const query = packageSearchParams.read(search);
  const packages = searchPackages(list, query).slice(0, readShownCount(search)).map(toCard);
  const summary = summarizeList(list, query);
  const place = findListPlace(list, key, query.place);
  const catalogue: ServedCatalogue =
    search === ''
      ? {
          list: { key, summary },
          ...(list.length > 0 && { lists: { [key]: { status: 'pending', previousData: packages } } }),
        }
      : { list: { key, summary, place, packages } };
  return { catalogue, calls: [] };
}

export const homeState = ({ destinations, categories, top }: PageData): PageState => ({
  destinations: fulfilled(destinations.map(withDistinctPictures)),
  catalogue: {
    categories: fulfilled([...categories]),
    tops: {
      domestic: fulfilled(top('domestic').map(toCard)),
      international: fulfilled(top('international').map(toCard)),
    },
  },
  calls: [
    buildRequestPath('/tours/get-popular-destination'),
    buildRequestPath('/tours/get-all-categories-list'),
    ...categoryNames.map((category) => buildRequestPath('/tours/get-package-list-of-five', { category })),
  ],
});

export function detailState(data: PageData, { param: id }: { readonly param: string }): PageState {
  const tour = data.detail(id);
  return {
    detail: fulfilled(tour ? withDistinctPictures(tour) : null),
    calls: tour ? [buildRequestPath(`/tours/package-detail/${encodeURIComponent(tour._id)}`)] : [],
  };
}
