import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { PackageInputSchema } from './fields/inputs.ts';
import { readPackage, readPackageCard } from './package.ts';

const input = {
  category: 'domestic',
  name: 'Backwater week',
  place: 'Kerala',
  days: '6',
  nights: '5',
  persons: '2',
  price: '24500.50',
  description: 'Slow boats.',
};

function refusals(given: unknown): Record<string, string | undefined> {
  const read = v.safeParse(PackageInputSchema, given);
  if (read.success) return {};
  return Object.fromEntries(
    Object.entries(v.flatten(read.issues).nested ?? {}).map(([field, texts]) => [field, texts?.[0]]),
  );
}

describe('reading a package a backend answered', () => {
  test('everything but the id may be missing or null', () => {
    const empty = {
      name: '',
      place: '',
      category: null,
      days: null,
      price: null,
      images: [],
      tripHighlights: [],
      dayWiseItinerary: [],
      description: '',
    };
    const nulls = { images: null, dayWiseItinerary: null, description: null, price: null };
    expect(readPackage({ _id: 'a' })).toMatchObject(empty);
    expect(readPackage({ _id: 'a', ...nulls })).toMatchObject(empty);
  });

  test('a package without an id cannot be read', () => {
    for (const answer of [{ name: 'x' }, { _id: ' ' }, null]) expect(readPackage(answer)).toBeUndefined();
  });

  test('numbers may be text, and anything else reads as null', () => {
    const read = readPackage({ _id: 7, days: '6', price: '24500', nights: 'NaN', persons: {} });
    expect(read).toMatchObject({ _id: '7', days: 6, price: 24500, nights: null, persons: null });
  });

  test('pictures that may not be rendered and entries that are no text are left out', () => {
    const read = readPackage({
      _id: 'a',
      images: ['javascript:alert(1)', 'https://a.example/x.jpg', 5],
      inclusions: ['Breakfast', 3, '', null],
    });
    expect(read?.images).toEqual(['https://a.example/x.jpg']);
    expect(read?.inclusions).toEqual(['Breakfast']);
  });

  test('the itinerary is sorted by day, without broken rows', () => {
    const read = readPackage({
      _id: 'a',
      dayWiseItinerary: [{ day: 2, description: 'two' }, 'x', { day: '1', description: 'one' }],
    });
    expect(read?.dayWiseItinerary.map(({ day, description }) => [day, description])).toEqual([
      [1, 'one'],
      [2, 'two'],
    ]);
    expect(readPackage({ _id: 'a', dayWiseItinerary: 'as agreed' })?.dayWiseItinerary).toEqual([]);
  });
});

describe('reading a package of a list', () => {
  test('a whole package loses what no list needs, and keeps its itinerary for the search', () => {
    const complete = {
      _id: 'a',
      name: 'Backwater week',
      description: 'Slow boats.',
      inclusions: ['Breakfast'],
      updatedAt: 5,
      dayWiseItinerary: [{ day: 1, description: 'Arrive' }],
    };
    const card = readPackageCard(complete);
    const { updatedAt: _, ...kept } = complete;
    expect(card).toMatchObject({ ...kept, price: null, images: [] });
    expect(card).not.toHaveProperty('updatedAt');
  });

  test('a list that did not come is not read as an empty one', () => {
    const card = readPackageCard({ _id: 'a', exclusions: 'Flights' });
    expect(card).not.toHaveProperty('tripHighlights');
    expect(card?.exclusions).toEqual(['Flights']);
  });

  test('an unknown visibility is read as public, and an absent one stays absent', () => {
    expect(readPackageCard({ _id: 'a', visibility: 'secret' })?.visibility).toBe('public');
    expect(readPackageCard({ _id: 'a' })).not.toHaveProperty('visibility');
  });
});

describe('the package form', () => {
  test.each([
    ['category', 'asia'],
    ['name', '  '],
    ['place', undefined],
    ['days', '0'],
    ['days', '1.5'],
    ['nights', '-1'],
    ['persons', '0'],
    ['price', 'NaN'],
    ['price', 'Infinity'],
    ['price', '-1'],
    ['price', ''],
    ['price', '24500.505'],
    ['price', 0.1 + 0.2],
    ['description', ''],
    ['name', 'x'.repeat(121)],
    ['inclusions', ['x'.repeat(501)]],
    ['dayWiseItinerary', 'not a list'],
  ])('refuses %s %j and names that field alone', (field, value) => {
    expect(Object.keys(refusals({ ...input, [field]: value }))).toEqual([field]);
  });

  test.each(['0x10', '0b11', '0o17', '1e1', '1E1', '1_000', '1,000', '+5', '5.', '٥', '1 2', '', '  ', '\n'])(
    'refuses %j, which is no number in decimal digits',
    (text) => {
      const numbers = { days: text, nights: text, persons: text, price: text };
      expect(Object.keys(refusals({ ...input, ...numbers }))).toEqual(Object.keys(numbers));
    },
  );

  test.each([
    ['price', ' 24500 ', 24500],
    ['price', '.5', 0.5],
    ['price', '24500.05', 24500.05],
    ['price', 99999999.99, 99999999.99],
    ['price', '0024', 24],
    ['price', 1e3, 1000],
    ['days', '7', 7],
    ['days', '7.0', 7],
    ['nights', '0', 0],
  ])('takes %s %j', (field, given, read) => {
    expect(v.parse(PackageInputSchema, { ...input, [field]: given })).toMatchObject({ [field]: read });
  });

  test.each(['0x1', '1e0', ''])('refuses %j as a day of the itinerary', (day) => {
    const dayWiseItinerary = [{ day, description: 'Arrive' }];
    expect(Object.keys(refusals({ ...input, dayWiseItinerary }))).toEqual(['dayWiseItinerary.0.day']);
  });

  test('control characters are taken out, line breaks stay', () => {
    const read = v.parse(PackageInputSchema, {
      ...input,
      name: 'Lake\0side',
      description: 'One\r\ntwo\u0007',
    });
    expect(read).toMatchObject({ name: 'Lakeside', description: 'One\ntwo' });
  });
});
