import { describe, expect, it } from 'vitest';
import type { Package } from '#contract/package.ts';
import { summarizePackageChange } from './change-summary.ts';

const days = (...texts: readonly string[]) =>
  texts.map((description, index) => ({ _id: `${description}-${index}`, day: index + 1, description }));

const before: Package = {
  _id: 'p',
  category: 'domestic',
  name: 'Backwaters',
  place: 'Kerala',
  days: 3,
  nights: 2,
  persons: 2,
  price: 47_500,
  description: 'Slow days.',
  images: ['/a', '/b'],
  tripHighlights: ['Houseboat'],
  inclusions: [],
  exclusions: [],
  version: 1,
  updatedAt: 1,
  dayWiseItinerary: days('Arrive', 'Drift', 'Home'),
};
const summaryOf = (change: Partial<Package>) => summarizePackageChange(before, { ...before, ...change });

describe('the summary of a changed package', () => {
  it('names values with what they were, and texts by their field', () => {
    expect(summaryOf({ price: 49_900, dayWiseItinerary: days('Arrive', 'Drift', 'Leave') })).toBe(
      'price 47500 to 49900, day 3',
    );
    expect(summaryOf({ name: 'Lagoons', category: 'international', description: 'Slower.' })).toBe(
      'name "Backwaters" to "Lagoons", category domestic to international, description',
    );
    expect(summaryOf({ tripHighlights: [], inclusions: ['Tea'], exclusions: ['Flights'] })).toBe(
      'trip highlights, inclusions, exclusions',
    );
  });

  it('says who sees it in the words of the screen', () => {
    expect(summaryOf({ visibility: 'draft' })).toBe('who sees it: everybody to nobody yet');
    expect(summaryOf({ visibility: 'link' })).toBe('who sees it: everybody to only with the link');
  });

  it('is empty when nothing but version, time and ids of days differ', () => {
    const renumbered = before.dayWiseItinerary.map(({ day, description }) => ({
      _id: 'other',
      day,
      description,
    }));
    expect(summaryOf({ version: 2, updatedAt: 2, dayWiseItinerary: renumbered })).toBe('');
  });

  it('quotes no long text', () => {
    expect(summaryOf({ name: 'x'.repeat(41) })).toBe('name');
  });

  it('names up to three days, and counts more', () => {
    expect(summaryOf({ dayWiseItinerary: days('Arrive') })).toBe('day 2 removed, day 3 removed');
    expect(summaryOf({ dayWiseItinerary: days('Arrive', 'Drift', 'Home', 'Rest') })).toBe('day 4 added');
    expect(summaryOf({ dayWiseItinerary: days('A', 'B', 'C', 'D', 'E', 'F', 'G') })).toBe(
      'day 1, day 2, day 3, 4 days added',
    );
  });

  it('counts added and removed pictures, one that occurs twice as two, and names a new order', () => {
    expect(summaryOf({ images: ['/b', '/a'] })).toBe('order of pictures');
    expect(summaryOf({ images: ['/b', '/c', '/d'] })).toBe('2 pictures added, 1 picture removed');
    expect(summaryOf({ images: ['/a', '/a', '/b'] })).toBe('1 picture added');
  });
});
