import { describe, expect, it } from 'vitest';
import { plainName } from '#features/shared/search/place-names.ts';
import placeNames from '#features/shared/search/place-names.txt?raw';
import { isPosterName, posterFocus } from '#styles/art/poster.ts';
import { localNameOf, posterNameOf } from './place-facts.ts';
import placeTable from './place-table.txt?raw';

const rows = placeTable
  .trim()
  .split('\n')
  .map((row) => row.split('|'));

describe('the table of places', () => {
  it('has names, a Hindi name and a poster in every row', () => {
    for (const row of rows) {
      expect(row).toHaveLength(3);
      const [names = '', hindi = '', poster = ''] = row;
      expect(names).toMatch(/^[A-Z]/);
      expect(hindi).toMatch(/^[\u0900-\u097f ]+$/);
      expect(Object.keys(posterFocus)).toContain(poster);
    }
  });

  it('has no name twice, nor have the names of old and today', () => {
    const own = rows.flatMap(([names = '']) => names.split(',').map(plainName));
    const other = placeNames.trim().split(/[\n,]/).map(plainName);
    for (const names of [own, other]) expect(names.toSorted()).toEqual([...new Set(names)].toSorted());
  });
});

describe('localNameOf', () => {
  it.each([
    ['Himachal', 'हिमाचल'],
    [' COORG ', 'कूर्ग'],
    ['Kodagu', 'कूर्ग'],
    ['Kashi', 'काशी'],
    ['Benares', 'वाराणसी'],
    ['Kullu & Manali', 'कुल्लू व मनाली'],
    ['Shimla and Manali', 'शिमला व मनाली'],
    ['Delhi, Agra & Jaipur', 'दिल्ली, आगरा व जयपुर'],
  ])('%s is %s', (place, hindi) => {
    expect(localNameOf(place)).toBe(hindi);
  });

  it('is undefined for an unknown place, also beside a known one', () => {
    for (const place of ['Atlantis', '', '&', 'Goa & Atlantis', 'constructor', '__proto__'])
      expect(localNameOf(place)).toBeUndefined();
  });
});

describe('posterNameOf', () => {
  it.each([
    ['Kerala', 'kerala'],
    ['Bali', 'coast'],
    ['Shimla & Manali', 'hill'],
    ['Heart of Rajasthan', 'rajasthan'],
    ['Coral Island', 'coast'],
    ['Melghat Tiger Reserve', 'forest'],
  ])('shows %s as %s', (place, poster) => {
    expect(posterNameOf(place)).toBe(poster);
  });

  it('shows an unknown place always as the same landscape', () => {
    for (const place of ['Atlantis', 'Xanadu', '', '  '])
      expect(isPosterName(posterNameOf(place))).toBe(true);
    expect(posterNameOf('Atlantis')).toBe(posterNameOf(' atlantis'));
  });
});
