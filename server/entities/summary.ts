import { isDeepStrictEqual } from 'node:util';
import type { Field, FieldOf, Fields, Kind } from '#contract/fields/field.ts';
import { findPictureDetail } from '#contract/picture-details.ts';
import { isRecord, toList, toText } from '#contract/reading.ts';
import { addressesOf, picturesOf, subtractList } from './pictures.ts';
import type { Document } from './rows.ts';

/** Characters of a text that is quoted. */
const quotable = 40;
/** Days that are named; of more the number is given. */
const namedDays = 3;

/** What a save changed in one line, such as `price 47500 to 49900, day 3`; '' for what is no field. */
export const summarizeChange = (fields: Fields, before: Document, after: Document): string =>
  [
    ...Object.entries(fields).flatMap(([name, field]) => describe(field, before[name], after[name])),
    ...describePictures(before, after),
  ].join(', ');

const nounOf = ({ noun, label }: Field) => noun ?? label.charAt(0).toLowerCase() + label.slice(1);
const named = (field: Field) => [nounOf(field)];
const valued = (field: Field, before = 'none', after = 'none') => [`${nounOf(field)} ${before} to ${after}`];
const quote = (text: string) => (text === '' ? 'none' : `"${text}"`);

/** Parts of the line, for values that differ. */
const kinds: {
  readonly [K in Kind]: (field: FieldOf<K>, before: unknown, after: unknown) => readonly string[];
} = {
  text: (field, before, after) => {
    const texts = [toText(before), toText(after)];
    if (field.multiline || texts.some(({ length }) => length > quotable)) return named(field);
    const [was, is] = texts.map(quote);
    return valued(field, was, is);
  },
  number: (field, before, after) => valued(field, before?.toString(), after?.toString()),
  choice: (field, before, after) => {
    const say = (value: unknown) => {
      const text = toText(value ?? field.default);
      return field.names?.[text]?.toLowerCase() ?? text;
    };
    return valued(field, say(before), say(after));
  },
  texts: named,
  lines: named,
  rows: named,
  picture: named,
  itinerary: (_field, before, after) => describeDays(toDays(before), toDays(after)),
};

function describe<K extends Kind>(field: FieldOf<K>, before: unknown, after: unknown): readonly string[] {
  return isDeepStrictEqual(before, after) ? [] : kinds[field.kind](field, before, after);
}

const toDays = (value: unknown) =>
  toList(value).map((day) => (isRecord(day) ? toText(day['description']) : ''));

function describeDays(before: readonly string[], after: readonly string[]): string[] {
  const both = Math.min(before.length, after.length);
  const changed = numbers(0, both).filter((day) => before[day - 1] !== after[day - 1]);
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

function describePictures(before: Document, after: Document): string[] {
  const [was, is] = [addressesOf(before), addressesOf(after)];
  const added = subtractList(is, was).length;
  const removed = subtractList(was, is).length;
  const isReordered = added + removed === 0 && !isDeepStrictEqual(was, is);
  const details = picturesOf(before);
  // Of those that are there after it: a removed picture is named already.
  const hasNewDetails = picturesOf(after).some(
    (picture) =>
      !isDeepStrictEqual(
        picture,
        findPictureDetail(details, picture.address) ?? { address: picture.address },
      ),
  );
  return [
    ...counted(added, 'added'),
    ...counted(removed, 'removed'),
    ...(isReordered ? ['order of pictures'] : []),
    ...(hasNewDetails ? ['details of pictures'] : []),
  ];
}

const counted = (count: number, what: string): string[] =>
  count === 0 ? [] : [`${count} ${count === 1 ? 'picture' : 'pictures'} ${what}`];
