import { describe, expect, it } from 'vitest';
import { agencyFields } from '#contract/fields/agency-fields.ts';
import { packageFields } from '#contract/fields/package-fields.ts';
import type { Document } from './rows.ts';
import { summarizeChange } from './summary.ts';

const days = (...texts: readonly string[]) =>
  texts.map((description, index) => ({ _id: `${description}-${index}`, description }));
const pictures = (...names: readonly string[]) => names.map((name) => ({ address: `/${name}` }));

const before: Document = {
  category: 'domestic',
  name: 'Backwaters',
  place: 'Kerala',
  price: 47_500,
  description: 'Slow days.',
  tripHighlights: ['Houseboat'],
  dayWiseItinerary: days('Arrive', 'Drift', 'Home'),
  pictures: pictures('a', 'b'),
};
const summaryOf = (change: Document) => summarizeChange(packageFields, before, { ...before, ...change });

describe('the summary of a save', () => {
  it('names values with what they were, and long or listed texts by their field', () => {
    expect(summaryOf({ price: 49_900, dayWiseItinerary: days('Arrive', 'Drift', 'Leave') })).toBe(
      'price 47500 to 49900, day 3',
    );
    expect(summaryOf({ name: 'Lagoons', category: 'international', description: 'Slower.' })).toBe(
      'category domestic to international, name "Backwaters" to "Lagoons", description',
    );
    expect(summaryOf({ tripHighlights: undefined, inclusions: ['Tea'], exclusions: ['Flights'] })).toBe(
      'trip highlights, inclusions, exclusions',
    );
    expect(summaryOf({ name: 'x'.repeat(41) })).toBe('name');
  });

  it('says none for what was not there', () => {
    expect(summaryOf({ localName: 'केरल', place: undefined })).toBe(
      'place "Kerala" to none, local name none to "केरल"',
    );
  });

  it('says who sees it in the words of the screen', () => {
    expect(summaryOf({ visibility: 'draft' })).toBe('who sees it: everybody to nobody yet');
    expect(summaryOf({ visibility: 'link' })).toBe('who sees it: everybody to only with the link');
  });

  it('is empty when no field differs but by the ids of its days', () => {
    const renumbered = ['Arrive', 'Drift', 'Home'].map((description) => ({ _id: 'other', description }));
    expect(summaryOf({ season: 'summer', dayWiseItinerary: renumbered })).toBe('');
  });

  it('names up to three days, and counts more', () => {
    expect(summaryOf({ dayWiseItinerary: days('Arrive') })).toBe('day 2 removed, day 3 removed');
    expect(summaryOf({ dayWiseItinerary: days('Arrive', 'Drift', 'Home', 'Rest') })).toBe('day 4 added');
    expect(summaryOf({ dayWiseItinerary: days('A', 'B', 'C', 'D', 'E', 'F', 'G') })).toBe(
      'day 1, day 2, day 3, 4 days added',
    );
  });

  it('counts added and removed pictures, one that occurs twice as two, and names a new order', () => {
    expect(summaryOf({ pictures: pictures('b', 'a') })).toBe('order of pictures');
    expect(summaryOf({ pictures: pictures('b', 'c', 'd') })).toBe('2 pictures added, 1 picture removed');
    expect(summaryOf({ pictures: pictures('a', 'a', 'b') })).toBe('1 picture added');
    expect(summaryOf({ pictures: [{ address: '/a', alt: 'A boat' }, { address: '/b' }] })).toBe(
      'details of pictures',
    );
    expect(summaryOf({ pictures: pictures('a') })).toBe('1 picture removed');
  });

  it('says numbers, proper names and lists of the agency', () => {
    const agency = { whatsApp: '+91 90000 11111', facebook: 'https://facebook.com/banyan', latitude: 15.5 };
    const changed = { whatsApp: '+91 90000 22222', facebook: '', latitude: 15.6, guideText: 'New' };
    expect(summarizeChange(agencyFields, agency, { ...changed, reviews: [] })).toBe(
      'WhatsApp number "+91 90000 11111" to "+91 90000 22222", latitude of the place on the map 15.5 to 15.6, ' +
        'Facebook "https://facebook.com/banyan" to none, text about the guide, reviews',
    );
  });
});
