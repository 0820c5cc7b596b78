import type { PackageCard } from '#contract/package.ts';
import { toList, toNumber } from '#contract/reading.ts';
import { parseJson, readKey, readPackageCards } from '#features/shared/read-answer.ts';

export interface ShortlistItem {
  /** When it was added, in ms since 1970; the list is sorted by it, newest first. */
  readonly addedAt: number;
  /** Without long texts; shown when the catalogue is not available. */
  readonly tour: PackageCard;
}

export const maxItems = 50;

/** A package with the parts that are stored. @param addedAt ms since 1970 */
export function toShortlistItem(tour: PackageCard, addedAt: number): ShortlistItem {
  return { addedAt, tour: { ...pickSummary(tour), description: '', version: null } };
}

/** What is shown of a package in little space, with one picture; without texts. */
export const pickSummary = ({
  _id,
  category,
  name,
  place,
  days,
  nights,
  persons,
  price,
  images,
  pictureDetails,
  visibility,
}: PackageCard) => ({
  _id,
  category,
  name,
  place,
  days,
  nights,
  persons,
  price,
  images: images.slice(0, 1),
  pictureDetails: pictureDetails?.filter(({ address }) => address === images[0]),
  // No list has it, so it is asked for by itself.
  ...(visibility === 'link' && { visibility }),
});

export const getDisplayName = ({ name, place }: Pick<PackageCard, 'name' | 'place'>) =>
  name || place || 'This package';

const newestFirst = (a: ShortlistItem, b: ShortlistItem) => b.addedAt - a.addedAt;

/** Adds packages, sorted by time; one that is already there is replaced. */
export function addItems(
  list: readonly ShortlistItem[],
  added: readonly ShortlistItem[],
): readonly ShortlistItem[] {
  const ids = new Set(added.map(({ tour }) => tour._id));
  return [...added, ...list.filter(({ tour }) => !ids.has(tour._id))].sort(newestFirst);
}

export const removeItem = (list: readonly ShortlistItem[], id: string): readonly ShortlistItem[] =>
  list.filter(({ tour }) => tour._id !== id);

const version = 1;

/** Stored picture addresses are already resolved. */
const storedPictures = { pictureAddress: (address: string) => address };

export function serializeItems(list: readonly ShortlistItem[]): string {
  const kept = list.map(({ addedAt, tour }) => ({ at: addedAt, found: pickSummary(tour) }));
  return JSON.stringify({ version, kept });
}

/** Reads the stored form; invalid entries are left out. */
export function parseItems(text: string | null): readonly ShortlistItem[] {
  const stored = parseJson(text);
  if (readKey(stored, 'version') !== version) return [];
  const list = toList(readKey(stored, 'kept')).flatMap((entry) =>
    readPackageCards([readKey(entry, 'found')], storedPictures).map((tour) =>
      toShortlistItem(tour, toNumber(readKey(entry, 'at')) ?? 0),
    ),
  );
  const itemsById = new Map(list.map((item) => [item.tour._id, item]));
  return [...itemsById.values()].sort(newestFirst).slice(0, maxItems);
}
