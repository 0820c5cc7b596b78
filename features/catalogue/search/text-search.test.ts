import { describe, expect, it } from 'vitest';
import placeNames from '#features/shared/search/place-names.txt?raw';
import { aPackage } from '#features/shared/testing/builders.ts';
import { matchText } from './text-search.ts';

const bare = { description: '', tripHighlights: [], inclusions: [], dayWiseItinerary: [] };
const day = (description: string) => ({ _id: '', day: 1, description });

const houseboat = { inclusions: ['One night on a houseboat'], dayWiseItinerary: [day('Kochi to Munnar.')] };
const unknown = { days: null, nights: null, persons: null, price: null };
const list = [
  { _id: 'munnar', name: 'Tea hills', place: 'Munnar', days: 4, nights: 3, price: 24_000 },
  { _id: 'kerala', name: 'Backwater Days', place: 'Kerala', price: 47_500, ...houseboat },
  { _id: 'goa', name: 'Goa, Slowly', place: 'Goa', days: 4, nights: 3, persons: 4, price: 36_400 },
  { _id: 'ask', name: 'On request', place: 'Ladakh', ...unknown },
].map((tour) => aPackage({ ...bare, ...tour }));

const find = (q: string) => matchText(list, q).packages.map(({ _id }) => _id);

describe('texts', () => {
  it.each([
    ['houseboat', ['kerala']],
    ['केरल', ['kerala']],
    ['tour to goa', ['goa']],
  ])('%j is found in names, inclusions and the itinerary', (q, ids) => expect(find(q)).toEqual(ids));

  it('puts first what has the words in its name or place', () => {
    expect(find('munnar')).toEqual(['munnar', 'kerala']);
    expect(find('kochi munnar')).toEqual(['kerala']);
  });

  it('finds cards that came without their lists and itinerary by their names', () => {
    const { tripHighlights: _h, inclusions: _i, dayWiseItinerary: _d, ...card } = aPackage({ place: 'Leh' });
    expect(matchText([card], 'leh').packages).toHaveLength(1);
  });
});

it('finds no price that is asked for under an amount', () => {
  const asked = aPackage({ _id: 'asked', price: 0 });
  expect(matchText([...list, asked], 'under 40000').packages.map(({ _id }) => _id)).toEqual([
    'munnar',
    'goa',
  ]);
});

describe('a word that no package has', () => {
  it.each([
    ['kerla', ['kerala']],
    ['houseboats kerela', ['kerala']],
    ['munar', ['munnar', 'kerala']],
  ])('%j finds those whose words differ in a letter or two', (q, ids) => expect(find(q)).toEqual(ids));

  it.each(['gxa', 'zanzibar', 'kerla zanzibar'])('%j finds nothing', (q) => expect(find(q)).toEqual([]));

  it('is named with those that are looked for instead', () => {
    expect(matchText(list, 'kerla houseboat').corrections).toEqual([{ word: 'kerla', similar: ['kerala'] }]);
    expect(matchText(list, 'zanzibar').corrections).toEqual([{ word: 'zanzibar', similar: [] }]);
    expect(matchText(list, 'goa 4 days').corrections).toEqual([]);
  });
});

describe('a place that was named anew', () => {
  const renamed = [
    { _id: 'puducherry', name: 'Promenade', place: 'Puducherry' },
    { _id: 'saigon', name: 'Delta', place: 'Vietnam', description: 'Two nights in Ho Chi Minh City.' },
    { _id: 'madras', name: 'Temples', place: 'Madras' },
    {
      _id: 'nicobar',
      name: 'Reefs',
      place: 'Andaman & Nicobar',
      description: 'A thousand islands, Vijaya said.',
    },
    { _id: 'bengaluru', name: 'Gardens', place: 'Bengaluru' },
  ].map((tour) => aPackage({ ...bare, ...tour }));
  const findRenamed = (q: string) => matchText(renamed, q).packages.map(({ _id }) => _id);

  it.each([
    ['pondicherry', ['puducherry']],
    ['pondi', ['puducherry']],
    ['tour to Pondicherry promenade', ['puducherry']],
    ['saigon', ['saigon']],
    ['ho chi m', ['saigon']],
    ['chennai', ['madras']],
    ['Chennai temples', ['madras']],
    ['andamans', ['nicobar']],
    ['Andaman and Nicobar', ['nicobar']],
    ['bangalore', ['bengaluru']],
    ['port blair', []],
    ['united arab emirates', []],
  ])('%j finds it by its other name', (q, ids) => expect(findRenamed(q)).toEqual(ids));

  it.each(placeNames.trim().split('\n'))('has all of %s', (row) => {
    const names = row.split(',');
    const tours = names.map((place) => aPackage({ ...bare, _id: place, name: 'Tour', place }));
    for (const name of names) expect(matchText(tours, `tour of ${name}`).packages).toHaveLength(names.length);
  });

  it('is not taken for a misspelt word, and a misspelt old name finds it', () => {
    expect(matchText(renamed, 'pondicherry saigon port').corrections).toEqual([
      { word: 'port', similar: [] },
    ]);
    expect(matchText(renamed, 'banglore').corrections).toEqual([
      { word: 'banglore', similar: ['bangalore'] },
    ]);
    expect(findRenamed('banglore')).toEqual(['bengaluru']);
  });
});

describe('days and prices', () => {
  it.each([
    ['4 days', ['munnar', 'goa']],
    ['5 nights', ['kerala']],
    ['under 30000', ['munnar']],
    ['goa under 30k', []],
    ['kerla 6 days upto Rs. 50,000', ['kerala']],
  ])('%j', (q, ids) => expect(find(q)).toEqual(ids));
});
