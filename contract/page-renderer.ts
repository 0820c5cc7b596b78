import type { AgencyChanges } from './agency.ts';
import type { BrochureTexts } from './brochure.ts';
import type { CategoryKey } from './category.ts';
import type { Package, PackageCard } from './package.ts';

export interface PageRequest {
  readonly path: string;
  /** As `searchOf` gives it; absent for a page that is the same for every query. */
  readonly search?: string;
  readonly origin: string;
  /** Offers the next smaller width of each picture. */
  readonly savesData?: boolean;
  readonly agency?: AgencyChanges | undefined;
  /** The answer to a call, given as path and query below `apiBase`; undefined where there is none. */
  readonly read: (call: string) => unknown;
  /** The first entries of a list, in the shape of the list's answer; the page still fetches the whole list. */
  readonly readFirst: (call: string, select?: SelectPackages) => unknown;
  /** A whole list, which is not sent with the page; the same array for the same version of the catalogue. */
  readonly readList: (key: CategoryKey) => readonly PackageCard[];
}

/** Chooses the packages of a list that a page shows. */
export type SelectPackages = (packages: readonly PackageCard[]) => readonly PackageCard[];

/** Dehydrated answers, keyed by path and query below `apiBase`; see also `toWildcardCall`. */
export interface DehydratedState {
  readonly answers: Readonly<Record<string, unknown>>;
  readonly first: Readonly<Record<string, unknown>>;
  /** Set for a page that was rendered for the query of its address. */
  readonly isFiltered?: boolean;
}

/** Key of a dehydrated answer that holds for every last path segment. */
export const toWildcardCall = (call: string) => call.replace(/[^/]*$/, '*');

export interface RenderedPage {
  readonly status: 200 | 404;
  /** What the page itself tells search engines; absent: they may index it. */
  readonly robots?: 'noindex';
  /** Elements of the head, without the preload of `poster`. */
  readonly head: string;
  /** Markup of `#root` without style attributes. */
  readonly body: string;
  /** CSS in place of the style attributes. */
  readonly rules: string;
  readonly poster?: PreloadedPoster;
  readonly photograph?: string;
  readonly dehydratedState: DehydratedState;
  readonly parts: PageModules;
}

export interface PreloadedPoster {
  readonly address: string;
  readonly preload: string;
  /** Index of its address in `body`. */
  readonly at: number;
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

/** Packages of a list in a rendered page, more than a screen shows. */
export const firstListPackages = 24;

export const dehydratedStateId = 'given';
