/** `to` is a path of the site, a fragment, or a `tel:`, `mailto:` or `https:` address. */
export interface LinkData {
  readonly text: string;
  readonly to: string;
}

export type RichTextContent = string | readonly (string | LinkData)[];

export interface Entry {
  readonly name: string;
  readonly facts: readonly (readonly [term: string, fact: RichTextContent])[];
}

export type Block =
  | { readonly text: RichTextContent }
  | { readonly list: readonly RichTextContent[] }
  | { readonly steps: readonly RichTextContent[] }
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

export interface ChapterPage {
  readonly lead: string;
  readonly summary?: readonly string[];
  readonly lastChanged?: string;
  readonly chapters: readonly Chapter[];
}

/** When the terms and the privacy and cookie pages were last changed, as printed. */
export const lastChanged = '22 November 2026';
