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

it.each([
  ['text', 'a,'.repeat(1_000_000)],
  ['text without entries', ','.repeat(1_000_000)],
  ['a JSON array', `[${'1,'.repeat(1_000_000)}1]`],
])('refuses a list given as two million characters of %s', (_how, text) => {
  expect(() => readFields(packageFields, fields({ inclusions: [text] }))).toThrow(
    'Inclusions: the list is too long',
  );
});
