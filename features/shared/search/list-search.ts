/** Ignored in comparisons: diacritics, the nukta of Devanagari, joiners, apostrophes. */
const ignored = /[\u0300-\u036f]|\u093c|\u200c|\u200d|['’‘]/g;

/** Text in the form that searches compare: `Reunion` equals `Réunion`. */
export const plainText = (text: string): string => text.normalize('NFD').replace(ignored, '').toLowerCase();

/** An entry of a list with its text as `plainText`, which is made once: each typed letter only compares. */
export interface SearchDocument<T> {
  readonly item: T;
  readonly text: string;
}

export const toSearchDocument = <T>(item: T, texts: readonly string[]): SearchDocument<T> => ({
  item,
  text: plainText(texts.join('\n')),
});

/** @returns whether every word of `wanted` occurs in a document */
export function createTextTest(query: string): (document: SearchDocument<unknown>) => boolean {
  const words = plainText(query).split(/\s+/).filter(Boolean);
  return ({ text }) => words.every((word) => text.includes(word));
}

/** Sorted by a number; entries without one (null) come last in either order. */
export function sortByNumber<T>(
  list: readonly T[],
  order: 'ascending' | 'descending',
  numberOf: (item: T) => number | null,
): readonly T[] {
  const sign = order === 'ascending' ? 1 : -1;
  const rank = (item: T) => sign * (numberOf(item) ?? sign * Infinity);
  return [...list].sort((a, b) => {
    const [first, second] = [rank(a), rank(b)];
    return first === second ? 0 : first - second;
  });
}
