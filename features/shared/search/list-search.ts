import { findTerms, plainText } from './place-names.ts';

/** An entry of a list with its text as `plainText`, which is made once: each typed letter only compares. */
export interface SearchDocument<T> {
  readonly item: T;
  readonly text: string;
}

export const toSearchDocument = <T>(item: T, texts: readonly string[]): SearchDocument<T> => ({
  item,
  text: plainText(texts.join('\n')),
});

/** @returns whether every word of the query, or another name of the place that it names, occurs in a document */
export function createTextTest(query: string): (document: SearchDocument<unknown>) => boolean {
  const terms = findTerms(plainText(query).split(/\s+/).filter(Boolean));
  return ({ text }) => terms.every(({ matches }) => matches(text));
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
