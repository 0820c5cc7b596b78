/** `to` is a path of the site, a fragment, or a `tel:`, `mailto:` or `https:` address. */
export interface Linked {
  readonly words: string;
  readonly to: string;
}

/** Text, in pieces where it contains links. */
export type Words = string | readonly (string | Linked)[];

export interface Entry {
  readonly name: string;
  readonly facts: readonly (readonly [term: string, fact: Words])[];
}

export type Block =
  | { readonly text: Words }
  | { readonly list: readonly Words[] }
  | { readonly steps: readonly Words[] }
  | {
      /** Two columns fit the smallest screen. */
      readonly table: {
        readonly head: readonly [string, string];
        readonly rows: readonly (readonly [string, string])[];
      };
    }
  | { readonly entries: readonly Entry[] };

export interface Chapter {
  /** The fragment of its address: `/terms#cancel`. Must not change, as other sites may link to it. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

export interface Handbook {
  readonly lead: string;
  /** A summary. */
  readonly short?: readonly string[];
  /** As printed. */
  readonly changed?: string;
  readonly chapters: readonly Chapter[];
}

/** When the terms and the privacy and cookie pages were last changed, as printed. */
export const lastChanged = '22 November 2026';
