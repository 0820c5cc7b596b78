import { describe, expect, it, vi } from 'vitest';
import { aPackage } from '#features/shared/testing/builders.ts';
import {
  maxItems,
  getDisplayName,
  parseItems,
  toShortlistItem,
  addItems,
  removeItem,
  serializeItems,
  type ShortlistItem,
} from './shortlist-item.ts';

const item = (id: string, addedAt: number) =>
  toShortlistItem(aPackage({ _id: id, name: `Tour ${id}` }), addedAt);
const ids = (list: ReturnType<typeof parseItems>) => list.map(({ tour }) => tour._id);
const toStored = ({ addedAt, tour }: ShortlistItem) => ({ at: addedAt, found: tour });

const stored = (entries: unknown, version: unknown = 1) => JSON.stringify({ version, kept: entries });

describe('the stored list', () => {
  it('is read as it was written, without the long texts', () => {
    const list = [item('b', 2), item('a', 1)];
    expect(parseItems(serializeItems(list))).toEqual(list);
    expect(serializeItems(list)).not.toMatch(/houseboat|Breakfast|Munnar|two\.jpg/);
    expect(parseItems(serializeItems(list))[0]?.tour).toMatchObject({
      name: 'Tour b',
      place: 'Kerala',
      days: 6,
      price: 24500,
      images: ['https://pictures.example/one.jpg'],
    });
  });

  it.each([
    null,
    '',
    '{',
    'null',
    '[]',
    '"text"',
    stored('text'),
    stored([], 2),
    stored([toStored(item('a', 1))], 2),
    stored([toStored(item('a', 1))], null),
    stored([null, 7, 'a', [], {}, { at: 1 }]),
  ])('is empty where %j is stored', (text) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    expect(parseItems(text)).toEqual([]);
    warn.mockRestore();
  });

  it('reads the valid entries', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const odd = [
      { at: 3, found: { name: 'no id' } },
      {
        at: 'soon',
        found: { _id: 'b', price: '100', images: ['javascript:alert(1)', 'https://a.example/b.jpg'] },
      },
      { at: 4, found: { _id: '\uD83D' } },
      { at: 1, found: { _id: 'a', name: 7 } },
    ];
    const list = parseItems(stored(odd));
    expect(ids(list)).toEqual(['a', 'b']);
    expect(list[1]?.tour).toMatchObject({ price: 100, images: ['https://a.example/b.jpg'] });
    warn.mockRestore();
  });

  it('holds each package once, the newest first, and no more than fit', () => {
    const many = Array.from({ length: maxItems + 5 }, (_, index) => item(`p${index}`, index));
    const list = parseItems(stored([...many, item('p9', 1000)].map(toStored)));
    expect(list).toHaveLength(maxItems);
    expect(ids(list).slice(0, 2)).toEqual(['p9', `p${maxItems + 4}`]);
  });
});

it('adds packages in order and removes them', () => {
  const list = addItems([item('c', 3), item('a', 1)], [item('b', 2)]);
  expect(ids(list)).toEqual(['c', 'b', 'a']);
  expect(ids(addItems(list, [item('a', 9)]))).toEqual(['a', 'c', 'b']);
  expect(ids(removeItem(list, 'b'))).toEqual(['c', 'a']);
});

it('calls a package by its name, else by its place', () => {
  expect(getDisplayName({ name: 'Blue lanes', place: 'Rajasthan' })).toBe('Blue lanes');
  expect(getDisplayName({ name: '', place: 'Rajasthan' })).toBe('Rajasthan');
  expect(getDisplayName({ name: '', place: '' })).toBe('This package');
});

it('keeps the details of the picture that it keeps', () => {
  const [first = '', second = ''] = aPackage().images;
  const pictureDetails = [
    { address: first, focal: { x: 1, y: 2 } },
    { address: second, alt: 'Hills' },
  ];
  const [parsed] = parseItems(serializeItems([toShortlistItem(aPackage({ pictureDetails }), 1)]));
  expect(parsed?.tour.pictureDetails).toEqual(pictureDetails.slice(0, 1));
});

it('keeps that a package is by link, as no list has it, and nothing of a public one', () => {
  const kept = [
    toShortlistItem(aPackage({ _id: 'l', visibility: 'link' }), 2),
    toShortlistItem(aPackage({ _id: 'p', visibility: 'public' }), 1),
  ];
  expect(parseItems(serializeItems(kept)).map(({ tour }) => tour.visibility)).toEqual(['link', undefined]);
});
