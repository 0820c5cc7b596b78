import { expect, it } from 'vitest';
import { listHeading, listSubheading } from './category-title.ts';

it.each([
  ['domestic', 'DOMESTIC', 'DOMESTIC PACKAGES'],
  ['International', 'INTERNATIONAL', 'INTERNATIONAL PACKAGES'],
  ['all packages', 'ALL PACKAGES', 'ALL PACKAGES'],
  ['ALL Packages', 'ALL PACKAGES', 'ALL PACKAGES'],
  ['constructor', 'CONSTRUCTOR', 'CONSTRUCTOR PACKAGES'],
])('%s reads %s and %s', (category, heading, subheading) => {
  expect([listHeading(category), listSubheading(category)]).toEqual([heading, subheading]);
});

it('does not repeat a whole novel from the address', () => {
  expect(listHeading('x'.repeat(500))).toHaveLength(40);
});
