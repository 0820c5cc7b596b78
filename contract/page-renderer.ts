/** What the server asks for when it renders a page. */
export interface PageRequest {
  /** Path of the address, without the query: a page's first look is the same whatever the query says. */
  readonly path: string;
  /** Origin of the site, such as `https://banyan.example`. */
  readonly origin: string;
  /** The answer to a read, by its path and query below `apiBase`; undefined where there is none. */
  readonly read: (call: string) => unknown;
  /** The first entries of a list that is still to be asked for, as that list's answer would give them. */
  readonly readFirst: (call: string) => unknown;
}

/** Reads that come with a page, by their path and query below `apiBase`; see also `anyOf`. */
export interface GivenReads {
  readonly answers: Readonly<Record<string, unknown>>;
  readonly first: Readonly<Record<string, unknown>>;
}

/** In a page's reads: what every call is answered that differs from this one in the last part of its path only. */
export const anyOf = (call: string) => call.replace(/[^/]*$/, '*');

/** A page as markup. */
export interface RenderedPage {
  readonly status: 200 | 404;
  /** Elements for the document's head. */
  readonly head: string;
  /** Structured data for the head, each a JSON text of schema.org's vocabulary without any `<`. */
  readonly facts: readonly string[];
  /** The markup of `#root`. */
  readonly body: string;
  /** What the page was rendered from; the browser starts from the same. */
  readonly given: GivenReads;
  /** Modules of the site, by their paths in the project: what runs first, and what else the markup shows. */
  readonly parts: PageParts;
}

export interface PageParts {
  readonly first: readonly string[];
  readonly shown: readonly string[];
}

/** The site as the server uses it: built from the same code as what runs in the browser. */
export interface PageRenderer {
  /** Pages of the same key look the same. @returns undefined for a page that is not rendered on a server */
  keyOf(path: string): string | undefined;
  render(request: PageRequest): Promise<RenderedPage>;
  /** Paths of the public pages that do not depend on the catalogue. */
  readonly publicPaths: readonly string[];
  /** Path of a package's page. */
  packagePath(id: string): string;
}

/** The id of the element in which the reads stand that came with the page. */
export const givenId = 'given';
