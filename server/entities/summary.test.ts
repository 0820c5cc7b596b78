import { expect, it } from 'vitest';
import { packageFields } from '#contract/fields/package-fields.ts';
import type { Document } from './rows.ts';
import { summarizeChange } from './summary.ts';

const days = (...texts: readonly string[]) => ({
  dayWiseItinerary: texts.map((description, index) => ({ _id: `${description}-${index}`, description })),
});
const pictures = (...names: readonly string[]) => ({
  pictures: names.map((name) => ({ address: `/${name}` })),
});

const before: Document = {
  category: 'domestic',
  name: 'Backwaters',
  place: 'Kerala',
  price: 47_500,
  description: 'Slow days.',
  tripHighlights: ['Houseboat'],
  ...days('Arrive', 'Drift', 'Home'),
  ...pictures('a', 'b'),
};

it.each<[string, Document]>([
  ['price 47500 to 49900, day 3', { price: 49_900, ...days('Arrive', 'Drift', 'Leave') }],
  [
    'category domestic to international, name "Backwaters" to "Lagoons", description',
    { name: 'Lagoons', category: 'international', description: 'Slower.' },
  ],
  ['name', { name: 'x'.repeat(41) }],
  ['place "Kerala" to none, local name none to "केरल"', { localName: 'केरल', place: undefined }],
  ['who sees it: everybody to nobody yet', { visibility: 'draft' }],
  ['', { season: 'a field of a newer version' }],
  ['day 2 removed, day 3 removed', days('Arrive')],
  ['day 4 added', days('Arrive', 'Drift', 'Home', 'Rest')],
  ['day 1, day 2, day 3, 4 days added', days('A', 'B', 'C', 'D', 'E', 'F', 'G')],
  ['order of pictures', pictures('b', 'a')],
  ['2 pictures added, 1 picture removed', pictures('b', 'c', 'd')],
  ['1 picture added', pictures('a', 'a', 'b')],
  ['1 picture removed', pictures('a')],
  ['details of pictures', { pictures: [{ address: '/a', alt: 'A boat' }, { address: '/b' }] }],
])('a save of a package is summarized as %j', (summary, change) => {
  expect(summarizeChange(packageFields, before, { ...before, ...change })).toBe(summary);
});

it('days that differ by their ids alone are the same', () => {
  const dayWiseItinerary = ['Arrive', 'Drift', 'Home'].map((description) => ({ _id: 'other', description }));
  expect(summarizeChange(packageFields, before, { ...before, dayWiseItinerary })).toBe('');
});
