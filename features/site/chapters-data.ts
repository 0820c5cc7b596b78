/** A link in a text: a path of the site, or a `tel:`, `mailto:` or `https:` address. */
export interface Linked {
  readonly words: string;
  readonly to: string;
}

/** Running text; in pieces where it holds links. */
export type Words = string | readonly (string | Linked)[];

/** Something described in a few named lines. */
export interface Entry {
  readonly name: string;
  readonly facts: readonly (readonly [term: string, fact: Words])[];
}

export type Block =
  | { readonly text: Words }
  | { readonly list: readonly Words[] }
  | { readonly steps: readonly Words[] }
  | {
      /** Two columns, so that it fits the smallest screen. */
      readonly table: {
        readonly head: readonly [string, string];
        readonly rows: readonly (readonly [string, string])[];
      };
    }
  | { readonly entries: readonly Entry[] };

export interface Chapter {
  /** The fragment of its address: `/terms#cancel`. Links elsewhere rely on it, so it stays. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** A long text in chapters: the legal pages and the help. */
export interface Handbook {
  readonly lead: string;
  /** The gist, for those who read no further. */
  readonly short?: readonly string[];
  /** The day of the last change, as people write it. */
  readonly changed?: string;
  readonly chapters: readonly Chapter[];
}
