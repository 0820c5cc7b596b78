import { namesOf, plainName } from '#features/shared/search/place-names.ts';
import { tourPlaces } from '#features/shared/tour-places.ts';
import { isPosterName, type PosterName } from '#styles/art/poster.ts';
import placeTable from './place-table.txt?raw';

interface PlaceFacts {
  readonly hindi: string;
  readonly poster: PosterName;
}

/**
 * A row a place that is not in `tour-places.ts`: its name in English, its parts and others that have its poster (names of
 * old are in `place-names.txt`), its name in Hindi as signs spell it, and the poster that suits it.
 */
const rows = [
  // The first of a name is the last here, and holds.
  ...[...tourPlaces]
    .reverse()
    .map(({ name, hindi, poster }) => ({ names: [plainName(name)], facts: { hindi, poster } })),
  ...placeTable
    .trim()
    .split('\n')
    .map((row) => {
      const [names = '', hindi = '', poster = ''] = row.split('|');
      return {
        names: names.split(',').map(plainName),
        facts: { hindi, poster: isPosterName(poster) ? poster : 'hill' } as const,
      };
    }),
];

/** By all names of a place, in the form of `plainName`; a name with a row of its own has that. */
const facts = new Map<string, PlaceFacts>([
  ...rows.flatMap(({ names, facts: place }) => names.flatMap(namesOf).map((name) => [name, place] as const)),
  ...rows.flatMap(({ names, facts: place }) => names.map((name) => [name, place] as const)),
]);

const separators = /\s*(?:,|&|\/|\+|[-–—](?=\s)|\band\b)\s*/i;
const partsOf = (place: string) => place.split(separators).map(plainName).filter(Boolean);

/** In Hindi, also of several places named together; undefined unless all of them are known. */
export function localNameOf(place: string): string | undefined {
  const whole = facts.get(plainName(place));
  if (whole) return whole.hindi;
  const names = partsOf(place).map((part) => facts.get(part)?.hindi);
  if (names.length === 0 || !names.every((name) => name !== undefined)) return undefined;
  return names.length === 1 ? names[0] : `${names.slice(0, -1).join(', ')} व ${names.at(-1)}`;
}

/** By words of the name, first match first. */
const landscapes: readonly (readonly [RegExp, PosterName])[] = [
  [/\b(?:beach|beaches|coast|island|islands|sea|ocean|bay|port)\b/, 'coast'],
  [/\b(?:fort|forts|palace|castle|caves?|garh)\b|(?:garh|gad)\b/, 'fort'],
  [/\b(?:forest|jungle|safari|tiger|wildlife|sanctuary|national park|rainforest)\b/, 'forest'],
  [/\b(?:desert|dunes?|sand)\b/, 'desert'],
  [/\b(?:ghats?|ganga|ganges|river|temples?|dham|yatra|pilgrimage|teerth)\b|(?:nath|eshwar)\b/, 'ghat'],
  [/\b(?:hills?|hill station|valley|mountains?|peaks?|himalayas?|trek|snow|lake)\b/, 'hill'],
  [/\b(?:city|town|downtown)\b|(?:pur|abad|nagar)\b/, 'city'],
];

const neutral = ['hill', 'city', 'fort', 'ghat', 'forest'] as const;

/** The poster of a place, else of a landscape that its name suggests; the same place always has the same. */
export function posterNameOf(place: string): PosterName {
  const key = plainName(place);
  const known = [key, ...partsOf(place)].flatMap((name) => facts.get(name) ?? [])[0] ?? findMentioned(key);
  if (known) return known.poster;
  const suggested = landscapes.find(([words]) => words.test(key));
  if (suggested) return suggested[1];
  const sum = key.split('').reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return neutral[sum % neutral.length] ?? 'hill';
}

/** The longest known name that the text contains as whole words. */
function findMentioned(key: string): PlaceFacts | undefined {
  const words = ` ${key.replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
  const mentioned = [...facts.keys()].filter((name) => words.includes(` ${name} `));
  const [longest] = mentioned.sort((a, b) => b.length - a.length);
  return longest === undefined ? undefined : facts.get(longest);
}
