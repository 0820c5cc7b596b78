import MiniSearch from 'minisearch';
import type { PackageCard } from '#contract/package.ts';
import { statedPrice } from '#contract/price-text.ts';
import { weakMemoize } from '#features/shared/loading.tsx';
import { findTerms, namesOf, plainText, type Term } from '#features/shared/search/place-names.ts';
import { localName } from '#features/shared/tour-places.ts';
import { isInRange } from './number-range.ts';
import { parseSearchText, type Condition } from './parse-search-text.ts';

interface PackageTexts {
  /** Name and place, also in its own script. */
  readonly title: string;
  /** Everything that the package's page says. */
  readonly whole: string;
}

/** A word of a search that no package has, and those like it that packages have. */
export interface Correction {
  readonly word: string;
  readonly similar: readonly string[];
}

export interface TextMatch {
  /** Those whose name and place have all words come first. */
  readonly packages: readonly PackageCard[];
  /** What is looked for instead of words that no package of the list has; empty where all are found. */
  readonly corrections: readonly Correction[];
}

const lastMatches = new WeakMap<readonly PackageCard[], TextMatch & { readonly q: string }>();

/** The packages that a search text describes. Comparing texts is slow, so the last result of each list is kept. */
export function matchText(list: readonly PackageCard[], q: string): TextMatch {
  if (q === '') return { packages: list, corrections: [] };
  const last = lastMatches.get(list);
  if (last?.q === q) return last;
  const match = { q, ...findMatch(list, q) };
  lastMatches.set(list, match);
  return match;
}

function findMatch(list: readonly PackageCard[], q: string): TextMatch {
  const { words, conditions } = parseSearchText(q);
  const typed = findTerms(words);
  const corrections = correctTerms(list, typed);
  const similar = new Map(corrections.map((correction) => [correction.word, correction.similar]));
  const terms = typed.map((term) => withCorrections(term, similar));
  const matches = list.filter(
    (tour) => conditions.every((condition) => isMet(condition, tour)) && hasTerms(textsOf(tour).whole, terms),
  );
  const isNamed = (tour: PackageCard) => hasTerms(textsOf(tour).title, terms);
  const packages = [...matches.filter(isNamed), ...matches.filter((tour) => !isNamed(tour))];
  return { packages, corrections };
}

function correctTerms(list: readonly PackageCard[], terms: readonly Term[]): readonly Correction[] {
  const isFound = (matches: Term['matches']) => list.some((tour) => matches(textsOf(tour).whole));
  return terms
    .filter(({ matches }) => !isFound(matches))
    .flatMap(({ words }) => words.filter((word) => !isFound((text) => text.includes(word))))
    .map((word) => ({ word, similar: findSimilarWords(list, word) }));
}

const hasTerms = (text: string, terms: readonly Pick<Term, 'matches'>[]) =>
  terms.every(({ matches }) => matches(text));

function withCorrections(
  term: Term,
  corrections: ReadonlyMap<string, readonly string[]>,
): Pick<Term, 'matches'> {
  if (!term.words.some((word) => corrections.has(word))) return term;
  const wanted = term.words.map((word) =>
    (corrections.get(word) ?? [word]).flatMap((other) => findTerms([other])),
  );
  return { matches: (text) => wanted.every((others) => others.some(({ matches }) => matches(text))) };
}

const isMet = ({ of, ...range }: Condition, tour: PackageCard) =>
  isInRange(range, of === 'price' ? statedPrice(tour) : tour[of]);

/** In the form of `plainText`, so that each typed letter only compares. */
const textsOf = weakMemoize((tour: PackageCard): PackageTexts => {
  const { name, place, description, tripHighlights, inclusions, dayWiseItinerary } = tour;
  const days = (dayWiseItinerary ?? []).map((day) => day.description);
  const names = [name, place, tour.localName ?? '', localName(place) ?? ''];
  const lists = [...(tripHighlights ?? []), ...(inclusions ?? []), ...days];
  return {
    title: plainText(names.join('\n')),
    whole: plainText([...names, description, ...lists].join('\n')),
  };
});

/** Made when a word is unknown, as most searches need none. */
const vocabularyOf = weakMemoize((list: readonly PackageCard[]) => {
  const said = list.flatMap((tour) => textsOf(tour).whole.match(/[\p{L}\p{M}]{3,}/gu) ?? []);
  const words = new Set([...new Set(said)].flatMap(namesOf).filter((name) => !name.includes(' ')));
  const vocabulary = new MiniSearch<{ readonly id: string }>({ fields: ['id'] });
  vocabulary.addAll(Array.from(words, (id) => ({ id })));
  return vocabulary;
});

/** Words of which a few letters differ, the most similar first: one letter of four or five, two of longer words. */
function findSimilarWords(list: readonly PackageCard[], word: string): readonly string[] {
  if (word.length < 4) return [];
  return vocabularyOf(list)
    .search(word, { fuzzy: word.length < 6 ? 1 : 2 })
    .slice(0, 3)
    .map(({ id }: { readonly id: string }) => id);
}
