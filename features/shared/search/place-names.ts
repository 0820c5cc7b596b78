import placeNames from './place-names.txt?raw';

/** Ignored in comparisons: diacritics, the nukta of Devanagari, joiners, apostrophes. */
const ignored = /[\u0300-\u036f]|\u093c|\u200c|\u200d|['’‘]/g;

/** Text in the form that searches compare: `Reunion` equals `Réunion`. */
export const plainText = (text: string): string => text.normalize('NFD').replace(ignored, '').toLowerCase();

/** A place's name as names are compared: without regard to case, accents, spaces, `%`, and `&` or `and`. */
export const plainName = (text: string) =>
  plainText(text)
    .replaceAll('%', ' ')
    .trim()
    .replace(/\s+(?:(?:and|&)\s+)*/g, ' ');

/**
 * A row a place: its names today and of old, and other spellings, which visitors search for and owners type. None is a
 * word of another meaning, or a part of the place; no name is in two rows.
 */
const rows: readonly (readonly string[])[] = placeNames
  .trim()
  .split('\n')
  .map((row) => row.split(',').map(plainName));

const rowsByName = new Map(rows.flatMap((names) => names.map((name) => [name, names] as const)));

/** In the form of `plainName`; a place that has but one is alone. */
export function namesOf(place: string): readonly string[] {
  const name = plainName(place);
  return rowsByName.get(name) ?? [name];
}

/** The same for all names of a place. */
export const placeKey = (place: string): string => namesOf(place)[0] ?? '';

/** @returns whether a name is one of the place's */
export function createPlaceTest(place: string): (name: string) => boolean {
  const key = placeKey(place);
  return (name) => placeKey(name) === key;
}

/** A part of a search that a text has, or has not. */
export interface Term {
  /** As they were typed, in the form of `plainText`. */
  readonly words: readonly string[];
  /** @param text in the form of `plainText` @returns whether it has all words, or another name of the place that they name */
  readonly matches: (text: string) => boolean;
}

/** @param words of a search, in the form of `plainText`. A place's name may be of several. */
export function findTerms(words: readonly string[]): readonly Term[] {
  const rest = words.filter((word) => word !== 'and' && word !== '&');
  const terms: Term[] = [];
  while (rest.length > 0) {
    const { length, names } = findPlace(rest);
    terms.push(createTerm(rest.splice(0, length), names));
  }
  return terms;
}

/** In words. */
const longestName = Math.max(...rows.flat().map((name) => name.split(' ').length));

/** Letters from which on the beginning of a name names the place. */
const leastBeginning = 5;

/** The place at the beginning of a search: of the most words, and whole before one that is being typed. */
function findPlace(words: readonly string[]): { readonly length: number; readonly names: readonly string[] } {
  const lengths = Array.from(
    { length: Math.min(longestName, words.length) },
    (_, index) => index + 1,
  ).reverse();
  const find = (isNamed: (typed: string, name: string) => boolean) =>
    lengths
      .map((length) => {
        const typed = words.slice(0, length).join(' ');
        const named = rows.filter((names) => names.some((name) => isNamed(typed, name)));
        return { length, names: named.flat().filter((name) => name !== typed) };
      })
      .find(({ names }) => names.length > 0);
  return (
    find((typed, name) => name === typed) ??
    find(
      (typed, name) =>
        typed.length >= leastBeginning &&
        name.startsWith(typed) &&
        name.split(' ').length === typed.split(' ').length,
    ) ?? { length: 1, names: [] }
  );
}

function createTerm(words: readonly string[], names: readonly string[]): Term {
  const between = String.raw`[^\p{L}\p{N}]+(?:and[^\p{L}\p{N}]+)?`;
  const alternatives = [
    { parts: words, isNamed: () => true },
    ...names.map((name) => {
      const parts = name.split(' ');
      const whole = new RegExp(String.raw`(?:^|[^\p{L}\p{N}])${parts.join(between)}(?![\p{L}\p{N}])`, 'u');
      return { parts, isNamed: (text: string) => whole.test(text) };
    }),
  ];
  // The expression is much slower than the search for its words.
  const matches = (text: string) =>
    alternatives.some(({ parts, isNamed }) => parts.every((part) => text.includes(part)) && isNamed(text));
  return { words, matches };
}
