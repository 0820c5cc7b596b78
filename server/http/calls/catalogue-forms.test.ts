import { expect, it } from 'vitest';
import { packageFields } from '#contract/fields/package-fields.ts';
import { readFields } from './catalogue-forms.ts';

const fields = (entries: Record<string, string[]>) => new Map(Object.entries(entries));

it('takes the last of a field that came twice', () => {
  expect(readFields(packageFields, fields({ name: ['Goa', 'Kerala'] }))).toEqual({ name: 'Kerala' });
});

it.each([
  ['comma-separated text', ['Beach, Fort , ,Market'], ['Beach', 'Fort', 'Market']],
  ['a JSON array', ['["Beach, at dawn","Fort"]'], ['Beach, at dawn', 'Fort']],
  ['one field an entry', ['Beach, at dawn', 'Fort'], ['Beach, at dawn', 'Fort']],
  ['text that only begins like JSON', ['[Optional] houseboat, Fort'], ['[Optional] houseboat', 'Fort']],
  ['nothing', [''], []],
])('reads a list given as %s', (_how, values, expected) => {
  expect(readFields(packageFields, fields({ inclusions: values }))).toEqual({ inclusions: expected });
});

it('reads the itinerary as JSON and leaves other text to be refused', () => {
  expect(
    readFields(packageFields, fields({ dayWiseItinerary: ['[{"day":1,"description":"Arrive"}]'] })),
  ).toEqual({
    dayWiseItinerary: [{ day: 1, description: 'Arrive' }],
  });
  expect(readFields(packageFields, fields({ dayWiseItinerary: ['Day one'] }))).toEqual({
    dayWiseItinerary: 'Day one',
  });
});

it('ignores what is no field of a package', () => {
  const form = fields({ _id: ['x'], isAdmin: ['true'], ['__proto__']: ['x'], name: ['Goa'] });
  expect(readFields(packageFields, form)).toEqual({ name: 'Goa' });
});

it.each([
  ['text', 'a,'.repeat(1_000_000)],
  ['text without entries', ','.repeat(1_000_000)],
  ['a JSON array', `[${'1,'.repeat(1_000_000)}1]`],
])('refuses a list given as two million characters of %s', (_how, text) => {
  expect(() => readFields(packageFields, fields({ inclusions: [text] }))).toThrow(
    'Inclusions: the list is too long',
  );
});
