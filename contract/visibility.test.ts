import * as v from 'valibot';
import { expect, it } from 'vitest';
import { PackageCardSchema } from './package.ts';
import { PackageInputSchema, PackagePatchSchema } from './package-input.ts';
import { LenientVisibility, visibilities } from './visibility.ts';

const fields = {
  category: 'domestic',
  name: 'Backwaters',
  place: 'Kerala',
  days: '2',
  nights: '1',
  persons: '2',
  price: '18500',
  description: 'Two slow days.',
};

it.each(visibilities)('%s is read as it is', (visibility) => {
  expect(v.parse(LenientVisibility, visibility)).toBe(visibility);
  expect(v.parse(PackageInputSchema, { ...fields, visibility }).visibility).toBe(visibility);
});

it('an unknown visibility of an answer is read as public, and an absent one stays absent', () => {
  expect(v.parse(PackageCardSchema, { _id: 'a', visibility: 'secret' }).visibility).toBe('public');
  expect(v.parse(PackageCardSchema, { _id: 'a' })).not.toHaveProperty('visibility');
});

it('an unknown visibility of an input is refused, and names the field', () => {
  const result = v.safeParse(PackagePatchSchema, { visibility: 'secret' });
  expect(result.issues?.map(({ message, path }) => [path?.[0].key, message])).toEqual([
    ['visibility', 'Visibility must be public, link or draft'],
  ]);
});

it('the name of the person it was prepared for is trimmed, and may be empty', () => {
  expect(v.parse(PackagePatchSchema, { preparedFor: '  The Sharma family ' }).preparedFor).toBe(
    'The Sharma family',
  );
  expect(v.parse(PackagePatchSchema, { preparedFor: '' }).preparedFor).toBe('');
});
