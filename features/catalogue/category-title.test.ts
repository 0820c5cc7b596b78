import { expect, it } from 'vitest';
import { listHeading, listSubheading } from './category-title.ts';

it.each([
  ['domestic', 'DOMESTIC', 'DOMESTIC PACKAGES'],
  ['international', 'INTERNATIONAL', 'INTERNATIONAL PACKAGES'],
  ['all packages', 'ALL PACKAGES', 'ALL PACKAGES'],
] as const)('%s reads %s and %s', (category, heading, subheading) => {
  expect([listHeading(category), listSubheading(category)]).toEqual([heading, subheading]);
});

it('repeats nothing of an address that names no list', () => {
  expect([listHeading(undefined), listSubheading(undefined)]).toEqual(['PACKAGES', 'OUR LISTS']);
});
