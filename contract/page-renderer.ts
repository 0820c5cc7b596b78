import type { AgencyChanges } from './agency.ts';
import type { BrochureTexts } from './brochure.ts';
import type { Category, CategoryKey, CategorySummary } from './category.ts';
import type { Destination } from './fields/destination-fields.ts';
import type { Package, PackageCard } from './package.ts';

/** What the pages show of the catalogue. */
export interface PageData {
  readonly destinations: readonly Destination[];
  readonly categories: readonly CategorySummary[];
  /** A row of the home page. */
  readonly top: (category: Category) => readonly PackageCard[];
  /** A whole list; the same array for the same version of the catalogue. */
  readonly list: (key: CategoryKey) => readonly PackageCard[];
  readonly detail: (id: string) => Package | undefined;
}

export interface PageRequest {
  readonly path: string;
  /** As `searchOf` gives it; absent for a page that is the same for every query. */
  readonly search?: string;
  readonly origin: string;
  /** Offers the next smaller width of each picture. */
  readonly savesData?: boolean;
  readonly agency?: AgencyChanges | undefined;
  readonly data: PageData;
  /** A data: address for the drawing at an address of the site; undefined: the page refers to its file. */
  readonly embed: (address: string) => string | undefined;
}

export interface RenderedPage {
  readonly status: 200 | 404;
  /** What the page itself tells search engines; absent: they may index it. */
  readonly robots?: 'noindex';
  /** Title, description, canonical address and link preview. */
  readonly head: string;
  /** JSON-LD in data blocks. */
  readonly structuredData: string;
  /** Markup of `#root` without style attributes. */
  readonly body: string;
  /** CSS in place of the style attributes. */
  readonly rules: string;
  /** Address of the stored picture that is preloaded. */
  readonly photograph?: string | undefined;
  /** JSON of the stores' state, from which the browser goes on. */
  readonly state: string;
  readonly parts: PageModules;
}

/** Modules of which a page was rendered, by their paths in the project. */
export interface PageModules {
  /** Of the page itself, which hydrates first. */
  readonly first: Iterable<string>;
  /** Of what hydrates once the page is idle. */
  readonly shown: Iterable<string>;
}

export interface PageRenderer {
  /** Pages with the same key and search have the same markup. @returns undefined for a page that is not server-rendered */
  keyOf(path: string): string | undefined;
  /** The part of a query that changes the page, in one form for equal queries; '' for none. */
  searchOf(path: string, search: string): string;
  /** Whether search engines may index what is at a path, by whatever backend and however it is rendered. */
  isIndexed(path: string): boolean;
  render(request: PageRequest): Promise<RenderedPage>;
  /** Paths of the public pages that do not depend on the catalogue. */
  readonly publicPaths: readonly string[];
  packagePath(id: string): string;
  /** Paths, with their queries, of the lists of the places that packages go to. */
  placePaths(packages: readonly PackageCard[]): readonly string[];
  /** @param address the package's page, absolute @returns undefined when another backend has the packages */
  brochureTexts(tour: Package, address: string, agency?: AgencyChanges): BrochureTexts | undefined;
}

export const pageStateId = 'page-state';

/** Attributes `data-…` of the root element of documents that our server sends; those of other hosts have none. */

/** It makes brochures. */
export const brochuresMark = 'brochures';
/** It counts what visitors do with packages. */
export const countsMark = 'counts';
/** Set by index.html itself: the browser is older than those that the site runs in (README). */
export const outdatedMark = 'outdated';
