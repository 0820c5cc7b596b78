import { describe, expect, it } from 'vitest';
import { packageFields } from '#contract/fields/package-fields.ts';
import {
  changeItinerary,
  createItinerary,
  describeDaysMismatch,
  parseDays,
  pasteDays,
  serializeItinerary,
  type Itinerary,
  type ItineraryChange,
} from './itinerary.ts';

const three = createItinerary(['Kochi', 'Munnar', 'Thekkady']);
const texts = ({ rows }: Itinerary) => rows.map(({ text }) => text);
const after = (itinerary: Itinerary, ...changes: readonly ItineraryChange[]) =>
  changes.reduce(changeItinerary, itinerary);

describe('an itinerary', () => {
  it('counts its days from 1 in what is sent, whatever was removed or moved', () => {
    const changed = after(three, { type: 'removed', key: 0 }, { type: 'moved', key: 2, by: -1 });
    expect(JSON.parse(serializeItinerary(changed))).toEqual([
      { day: 1, description: 'Thekkady' },
      { day: 2, description: 'Munnar' },
    ]);
  });

  it('adds a day at the end and before another', () => {
    expect(texts(after(createItinerary([]), { type: 'added' }))).toEqual(['', '']);
    expect(texts(after(three, { type: 'inserted', before: 1 }))).toEqual(['Kochi', '', 'Munnar', 'Thekkady']);
  });

  it('gives every row a key of its own, and a moved one keeps it', () => {
    const changed = after(
      three,
      { type: 'removed', key: 2 },
      { type: 'added' },
      { type: 'moved', key: 0, by: 1 },
      { type: 'pasted', key: 1, texts: ['Idukki', 'Kumily'], fullText: 'Idukki\nKumily' },
    );
    expect(changed.rows).toEqual([
      { key: 1, text: 'Idukki' },
      { key: 4, text: 'Kumily' },
      { key: 0, text: 'Kochi' },
      { key: 3, text: '' },
    ]);
  });

  it('restores the removed day in its place, once, also after writing elsewhere', () => {
    expect(after(three, { type: 'removed', key: 1 }, { type: 'restored' }).rows).toEqual(three.rows);
    const written: ItineraryChange = { type: 'edited', key: 2, text: 'Periyar' };
    const back = after(three, { type: 'removed', key: 0 }, written, { type: 'restored' });
    expect(texts(back)).toEqual(['Kochi', 'Munnar', 'Periyar']);
    expect(texts(after(back, { type: 'restored' }))).toEqual(texts(back));
  });

  it.each<ItineraryChange>([
    { type: 'moved', key: 0, by: -1 },
    { type: 'moved', key: 2, by: 1 },
    { type: 'removed', key: 9 },
    { type: 'inserted', before: 9 },
    { type: 'moved', key: 9, by: 1 },
    { type: 'pasted', key: 9, texts: ['a', 'b'], fullText: 'a\nb' },
  ])('stays as it is where nothing can be changed: %o', (change) => {
    expect(changeItinerary(three, change)).toBe(three);
  });

  it('merges pasted days into one, while nothing else has changed', () => {
    const pasted = after(three, {
      type: 'pasted',
      key: 1,
      texts: ['Idukki', 'Kumily'],
      fullText: 'Idukki\nKumily',
    });
    expect(texts(after(pasted, { type: 'merged' }))).toEqual(['Kochi', 'Idukki\nKumily', 'Thekkady']);
    const changed = after(pasted, { type: 'edited', key: 2, text: 'Periyar' });
    expect(after(changed, { type: 'merged' })).toBe(changed);
  });

  it('has no more days than the limit, and never pastes a part of the text', () => {
    const full = createItinerary(Array.from({ length: packageFields.dayWiseItinerary.max }, () => 'x'));
    expect(changeItinerary(full, { type: 'added' })).toBe(full);
    expect(changeItinerary(full, { type: 'pasted', key: 0, texts: ['a', 'b'], fullText: 'a\nb' })).toBe(full);
  });
});

it('names both lengths when they differ', () => {
  expect(describeDaysMismatch('1', 2)).toBe('The trip lasts 1 day, and 2 days are described here.');
  expect(describeDaysMismatch('२', 1)).toBe('The trip lasts 2 days, and 1 day is described here.');
});

it.each(['', ' ', 'six', '2.5', '2.000', '0', '3', '0x10', '1e1'])(
  'gives no hint for three rows and %j',
  (days) => {
    expect(describeDaysMismatch(days, 3)).toBe('');
  },
);

it('lets the browser paste a single day', () => {
  expect(pasteDays({ text: '', start: 0, end: 0 }, 'Arrive in Kochi\n')).toBeNull();
});

it('loses nothing of a row that has text, but what was selected', () => {
  expect(pasteDays({ text: 'First: old. Later.', start: 7, end: 11 }, 'Kochi\nMunnar\nHome.')).toEqual({
    texts: ['First: Kochi', 'Munnar', 'Home. Later.'],
    fullText: 'First: Kochi\nMunnar\nHome. Later.',
  });
});

describe('days that are pasted', () => {
  it('are one a line, without empty lines and the marks in front', () => {
    expect(parseDays('1. Arrive in Kochi\r\n\r\n  Drive to Munnar \n3.\tTea estates\n')).toEqual([
      'Arrive in Kochi',
      'Drive to Munnar',
      'Tea estates',
    ]);
  });

  it('are the blocks under their Day lines, however those are written, and the text before them', () => {
    const pasted = [
      'Pick-up at eight',
      'Day 1: Arrive in Kochi',
      'Evening walk in Fort Kochi',
      '',
      'DAY 02 - Drive to Alappuzha',
      'Day 3',
      'Kuttanad canals',
      'Day-4. Home',
      'day 5) Rest',
      'Day 6',
    ].join('\n');
    expect(parseDays(pasted)).toEqual([
      'Pick-up at eight',
      'Arrive in Kochi\nEvening walk in Fort Kochi',
      'Drive to Alappuzha',
      'Kuttanad canals',
      'Home',
      'Rest',
      '',
    ]);
  });

  it('are one when there is one line', () => {
    expect(parseDays('A daybreak walk')).toEqual(['A daybreak walk']);
    expect(parseDays('Days 3 and 4 at leisure')).toEqual(['Days 3 and 4 at leisure']);
    expect(parseDays('  ')).toEqual([]);
  });
});
