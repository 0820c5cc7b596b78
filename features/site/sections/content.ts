import type { PosterName } from '#styles/art/poster.ts';

/** The words of a page: a Markdown file of `content/`, as scripts/build/markdown.ts compiles it. */
export type Content = readonly Block[];

/** What stands before the words of a page, between two lines of `---`: its name, also in Hindi, and its poster. */
export interface TextHead {
  readonly title: string;
  readonly local: string;
  readonly poster: PosterName;
  readonly description: string;
}

/** `## Title {#id}` with what follows it. */
export interface Section {
  /** The fragment of its address: `/terms#cancel`. Must not change, as other sites may link to it. */
  readonly id?: string;
  readonly title: string;
  readonly content: Content;
}

/**
 * A paragraph, a list, a list whose items begin with a term in bold, a table, a poster `![alt](name)`, or
 * `{storedInBrowser}`: the words of `content/stored-in-browser.md`.
 */
export type Block =
  | { readonly text: Words }
  | { readonly list: readonly Words[]; readonly isOrdered: boolean }
  | { readonly facts: readonly { readonly term: string; readonly fact: Words }[] }
  | { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }
  | { readonly poster: PosterName; readonly alt: string }
  | { readonly part: 'storedInBrowser' }
  | { readonly sections: readonly Section[] };

export type Words = readonly (string | LinkData | { readonly fill: Fill })[];

/** `to` is a path of the site, a fragment, or a `tel:`, `mailto:` or `https:` address. */
export interface LinkData {
  readonly text: string;
  readonly to: string;
}

/** What a text may name in braces: facts of the agency, and what follows from other words. */
export const fills = [
  'agency',
  'guide',
  'since',
  'office',
  'hours',
  'phone',
  'phoneAbroad',
  'whatsApp',
  'mail',
  'storedForVisitors',
] as const;

export type Fill = (typeof fills)[number];

export const sectionsOf = (content: Content): readonly Section[] =>
  content.flatMap((block) => ('sections' in block ? block.sections : []));

/** Without what is not text, such as a phone number in its place. */
export const plainWords = (words: Words): string =>
  words.map((piece) => (typeof piece === 'string' ? piece : 'text' in piece ? piece.text : '')).join('');

/** Of each paragraph. */
export const paragraphsOf = (content: Content): readonly Words[] =>
  content.flatMap((block) => ('text' in block ? [block.text] : []));

/** The first paragraph. */
export const leadOf = (content: Content): string => plainWords(paragraphsOf(content)[0] ?? []);

/** @throws where the page has none with this id */
export function findSection(content: Content, id: string): Section {
  const section = sectionsOf(content).find((candidate) => candidate.id === id);
  if (!section) throw new Error(`The text has no section #${id}`);
  return section;
}
