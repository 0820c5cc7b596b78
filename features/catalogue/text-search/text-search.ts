import MiniSearch from 'minisearch';
import * as v from 'valibot';
import { PackageSchema, type PackageCard } from '#contract/package.ts';
import { statedPrice } from '#contract/price-text.ts';
import { findTerms, namesOf, plainText, type Term } from '#features/shared/search/place-names.ts';
import { localName } from '#features/shared/tour-places.ts';
import { parseSearchText, type Condition } from './parse-search-text.ts';

interface Entry {
  readonly item: PackageCard;
}

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

/** The entries that a search text describes: those whose name and place have all words come first. */
export function matchText<T extends Entry>(list: readonly T[], q: string): readonly T[] {
  const { words, conditions } = parseSearchText(q);
  const typed = findTerms(words);
  const corrections = new Map(correctTerms(list, typed).map(({ word, similar }) => [word, similar]));
  const terms = typed.map((term) => withCorrections(term, corrections));
  const matches = list.filter(
    ({ item }) =>
      conditions.every((condition) => isMet(condition, item)) && hasTerms(textsOf(item).whole, terms),
  );
  const isNamed = ({ item }: Entry) => hasTerms(textsOf(item).title, terms);
  return [...matches.filter(isNamed), ...matches.filter((entry) => !isNamed(entry))];
}

/** What is looked for instead of words that no package of the list has; empty where all are found. */
export const findCorrections = (list: readonly Entry[], q: string): readonly Correction[] =>
  correctTerms(list, findTerms(parseSearchText(q).words));

function correctTerms(list: readonly Entry[], terms: readonly Term[]): readonly Correction[] {
  const isFound = (matches: Term['matches']) => list.some(({ item }) => matches(textsOf(item).whole));
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

function isMet({ of, from, to }: Condition, tour: PackageCard): boolean {
  const value = of === 'price' ? statedPrice(tour) : tour[of];
  return value !== null && value >= (from ?? -Infinity) && value <= (to ?? Infinity);
}

const texts = new WeakMap<PackageCard, PackageTexts>();

function textsOf(tour: PackageCard): PackageTexts {
  const known = texts.get(tour);
  if (known) return known;
  const { name, place, description, tripHighlights, inclusions, dayWiseItinerary } = tour;
  const read = v.safeParse(PackageSchema.entries.dayWiseItinerary, dayWiseItinerary);
  const days = read.success ? read.output.map((day) => day.description) : [];
  const names = [name, place, tour.localName ?? '', localName(place) ?? ''];
  const lists = [...(tripHighlights ?? []), ...(inclusions ?? []), ...days];
  const made = {
    title: plainText(names.join('\n')),
    whole: plainText([...names, description, ...lists].join('\n')),
  };
  texts.set(tour, made);
  return made;
}

const vocabularies = new WeakMap<readonly Entry[], MiniSearch<{ readonly id: string }>>();

/** Made when a word is unknown, as most searches need none. */
function vocabularyOf(list: readonly Entry[]) {
  const known = vocabularies.get(list);
  if (known) return known;
  const said = list.flatMap(({ item }) => textsOf(item).whole.match(/[\p{L}\p{M}]{3,}/gu) ?? []);
  const words = new Set([...new Set(said)].flatMap(namesOf).filter((name) => !name.includes(' ')));
  const vocabulary = new MiniSearch<{ readonly id: string }>({ fields: ['id'] });
  vocabulary.addAll(Array.from(words, (id) => ({ id })));
  vocabularies.set(list, vocabulary);
  return vocabulary;
}

/** Words of which a few letters differ, the most similar first: one letter of four or five, two of longer words. */
function findSimilarWords(list: readonly Entry[], word: string): readonly string[] {
  if (word.length < 4) return [];
  return vocabularyOf(list)
    .search(word, { fuzzy: word.length < 6 ? 1 : 2 })
    .slice(0, 3)
    .map(({ id }: { readonly id: string }) => id);
}
