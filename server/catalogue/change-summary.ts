import type { Destination } from '#contract/destination.ts';
import type { ItineraryDay } from '#contract/fields/read.ts';
import type { Package } from '#contract/package.ts';
import { findPictureDetail } from '#contract/picture-details.ts';
import { visibilityNames } from '#contract/visibility.ts';

/** What changed from the first to the second value, as parts of a line; none when they are equal. */
type Describe<T> = (before: T, after: T) => readonly string[];

/** Characters of a text that is quoted. */
const quotable = 40;
/** Days that are named; of more the number is given. */
const namedDays = 3;

const packageChanges = {
  name: (before, after) => quoted('name', before.name, after.name),
  category: (before, after) => valued('category', before.category, after.category),
  place: (before, after) => quoted('place', before.place, after.place),
  days: (before, after) => valued('days', before.days, after.days),
  nights: (before, after) => valued('nights', before.nights, after.nights),
  persons: (before, after) => valued('persons', before.persons, after.persons),
  price: (before, after) => valued('price', before.price, after.price),
  description: (before, after) => named('description', before.description === after.description),
  tripHighlights: (before, after) =>
    named('trip highlights', isSameList(before.tripHighlights, after.tripHighlights)),
  inclusions: (before, after) => named('inclusions', isSameList(before.inclusions, after.inclusions)),
  exclusions: (before, after) => named('exclusions', isSameList(before.exclusions, after.exclusions)),
  dayWiseItinerary: (before, after) => itinerary(before.dayWiseItinerary, after.dayWiseItinerary),
  images: (before, after) => pictures(before.images, after.images),
  visibility: (before, after) => valued('who sees it:', seenBy(before), seenBy(after)),
  preparedFor: (before, after) => quoted('prepared for', before.preparedFor ?? '', after.preparedFor ?? ''),
  localName: (before, after) => quoted('local name', before.localName ?? '', after.localName ?? ''),
  pictureDetails: (before, after) =>
    named('details of pictures', isSameDetails(before.pictureDetails, after.pictureDetails, after.images)),
} satisfies Record<Exclude<keyof Package, '_id' | 'version' | 'updatedAt'>, Describe<Package>>;

const destinationChanges = {
  name: (before, after) => quoted('name', before.name, after.name),
  discount: (before, after) => valued('discount', before.discount, after.discount),
  images: (before, after) => pictures(before.images, after.images),
  pictureDetails: (before, after) =>
    named('details of pictures', isSameDetails(before.pictureDetails, after.pictureDetails, after.images)),
} satisfies Record<Exclude<keyof Destination, '_id' | 'version'>, Describe<Destination>>;

const seenBy = ({ visibility = 'public' }: Package) => visibilityNames[visibility].toLowerCase();

/** What a save of a package changed in one line, such as `price 47500 to 49900, day 3`; '' for nothing. */
export function summarizePackageChange(before: Package, after: Package): string {
  return Object.values<Describe<Package>>(packageChanges)
    .flatMap((describe) => describe(before, after))
    .join(', ');
}

/** What a save of a destination changed in one line; '' for nothing. */
export function summarizeDestinationChange(before: Destination, after: Destination): string {
  return Object.values<Describe<Destination>>(destinationChanges)
    .flatMap((describe) => describe(before, after))
    .join(', ');
}

function valued(label: string, before: string | number | null, after: string | number | null): string[] {
  return before === after ? [] : [`${label} ${before ?? 'none'} to ${after ?? 'none'}`];
}

function quoted(label: string, before: string, after: string): string[] {
  const isLong = Math.max(before.length, after.length) > quotable;
  return isLong ? named(label, before === after) : valued(label, `"${before}"`, `"${after}"`);
}

const named = (label: string, isSame: boolean): string[] => (isSame ? [] : [label]);

const isSameList = (before: readonly string[], after: readonly string[]) =>
  before.length === after.length && before.every((entry, index) => entry === after[index]);

/** Of those pictures that are there after it: a removed picture is named already. */
const isSameDetails = (
  before: Package['pictureDetails'],
  after: Package['pictureDetails'],
  images: readonly string[],
) =>
  images.every((address) => {
    const one = findPictureDetail(before, address);
    const other = findPictureDetail(after, address);
    return (
      one?.alt === other?.alt &&
      one?.banner === other?.banner &&
      one?.focal?.x === other?.focal?.x &&
      one?.focal?.y === other?.focal?.y
    );
  });

function itinerary(before: readonly ItineraryDay[], after: readonly ItineraryDay[]): string[] {
  const both = Math.min(before.length, after.length);
  const changed = numbers(0, both).filter(
    (day) => before[day - 1]?.description !== after[day - 1]?.description,
  );
  return [
    ...dayNames(changed, '', ' changed'),
    ...dayNames(numbers(both, after.length), ' added', ' added'),
    ...dayNames(numbers(both, before.length), ' removed', ' removed'),
  ];
}

/** Day numbers after `from`, up to `to`. */
const numbers = (from: number, to: number) =>
  Array.from({ length: Math.max(to - from, 0) }, (_, index) => from + index + 1);

const dayNames = (days: readonly number[], each: string, all: string): string[] =>
  days.length > namedDays ? [`${days.length} days${all}`] : days.map((day) => `day ${day}${each}`);

function pictures(before: readonly string[], after: readonly string[]): string[] {
  const added = countMissing(after, before);
  const removed = countMissing(before, after);
  if (added + removed === 0) return named('order of pictures', isSameList(before, after));
  return [...counted(added, 'added'), ...counted(removed, 'removed')];
}

/** How many entries the other list lacks; one that occurs twice counts twice. */
function countMissing(list: readonly string[], other: readonly string[]): number {
  const left = [...other];
  return list.filter((entry) => {
    const found = left.indexOf(entry);
    if (found !== -1) left.splice(found, 1);
    return found === -1;
  }).length;
}

const counted = (count: number, what: string): string[] =>
  count === 0 ? [] : [`${count} ${count === 1 ? 'picture' : 'pictures'} ${what}`];
