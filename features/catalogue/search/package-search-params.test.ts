import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { packageFields } from '#contract/fields/package-fields.ts';
import { noFilters, packageSearchParams, sorts, type PackageSearchParams } from './package-search-params.ts';

const { read, write } = packageSearchParams;
const open: PackageSearchParams = { ...noFilters, sort: '' };

it('sets nothing for an empty address', () => {
  expect(read('')).toEqual(open);
  expect(write(open)).toBe('');
});

it('has a legible form in the address', () => {
  expect(write({ ...open, q: ' tea  hills ', days: '4-6', price: '-50000', sort: 'price-up' })).toBe(
    '?q=tea+hills&days=4-6&price=-50000&sort=price-up',
  );
});

it('ignores unknown and invalid values', () => {
  expect(
    read('days=9-2&price=cheap&persons=-&sort=constructor&q=%20%20&place=&__proto__=1&utm_source=whatsapp'),
  ).toEqual(open);
  expect(read('days=%E0%A4%A')).toEqual(open);
});

it.each([
  ['a word for a number', 'days=abc&persons=two&price=cheap'],
  ['a number below zero', 'days=-1&persons=-1&price=-1'],
  ['a price below zero with two digits', 'price=-99'],
  ['a number that no package can have', 'days=0&persons=0'],
  ['a number above every other', 'days=1234567890&persons=-1234567890&price=1234567890-'],
  ['a fraction or an exponent', 'days=1.5&price=1e9&persons=%2B2'],
])('ignores %s', (_, search) => {
  expect(read(search)).toEqual(open);
});

it.each(['days=-2', 'days=1', 'days=365-', 'persons=1', 'persons=-2', 'price=0', 'price=-100', 'price=1-1'])(
  'reads %s',
  (search) => {
    expect(read(search)).not.toEqual(open);
  },
);

const text = fc.string({ unit: 'grapheme', maxLength: 30 });
const range = fc.constantFrom('', '-3', '4-6', '10-', '2');
const anyQuery: fc.Arbitrary<PackageSearchParams> = fc.record({
  q: text,
  place: text,
  days: range,
  price: fc.constantFrom('', '-25000', '25000-50000', '50000-', '24500'),
  persons: range,
  sort: fc.constantFrom('' as const, ...sorts),
});

it('is the same after writing and reading, also when the address is decoded in between', () => {
  fc.assert(
    fc.property(anyQuery, (query) => {
      const address = write(query);
      expect(write(read(address))).toBe(address);
      expect(write(read(decodeURI(address)))).toBe(address);
    }),
  );
});

it('reads any text without failing, and cuts it', () => {
  fc.assert(
    fc.property(fc.string(), fc.string({ minLength: packageFields.place.max + 20 }), (search, long) => {
      read(search);
      expect(read(new URLSearchParams({ q: long }).toString()).q.length).toBeLessThanOrEqual(
        packageFields.place.max,
      );
    }),
  );
});
