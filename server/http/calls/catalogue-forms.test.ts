import { expect, it } from 'vitest';
import { packageFields } from '#contract/fields/package-fields.ts';
import { readFields } from './catalogue-forms.ts';

const fields = (entries: Record<string, string[]>) => new Map(Object.entries(entries));

it('takes the last of a field that came twice', () => {
  expect(readFields(packageFields, fields({ name: ['Goa', 'Kerala'] }))).toEqual({ name: 'Kerala' });
});

it.each([
  ['one field an entry', ['Beach, at dawn', 'Fort'], ['Beach, at dawn', 'Fort']],
  ['text that only begins like JSON', ['[Optional] houseboat, Fort'], ['[Optional] houseboat', 'Fort']],
])('reads a list given as %s', (_how, values, expected) => {
  expect(readFields(packageFields, fields({ inclusions: values }))).toEqual({ inclusions: expected });
});

it('refuses a list given as a text of two million characters', () => {
  const inclusions = [','.repeat(2_000_000)];
  expect(() => readFields(packageFields, fields({ inclusions }))).toThrow('Inclusions: the list is too long');
});
