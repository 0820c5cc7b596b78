import * as v from 'valibot';
import { expect, it } from 'vitest';
import { CreateFieldsSchema, EditFieldsSchema } from './editing.ts';

const messageOf = (
  details: unknown,
  schema: typeof EditFieldsSchema | typeof CreateFieldsSchema = EditFieldsSchema,
) => v.safeParse(schema, { pictureDetails: JSON.stringify(details) }).issues?.[0].message;

it.each([
  ['no list', { image: 'a' }, 'The details of the pictures must be a list'],
  ['no picture', [{ alt: 'x' }], 'Details of a picture are its image, and focal, alt or banner'],
  [
    'an unknown field',
    [{ image: 'a', zoom: 2 }],
    'Details of a picture are its image, and focal, alt or banner',
  ],
  [
    'a point outside',
    [{ image: 'a', focal: { x: 101, y: 0 } }],
    'Focal point from the left (percent) can be at most 100',
  ],
  [
    'a point above',
    [{ image: 'a', focal: { x: 0, y: -1 } }],
    'Focal point from the top (percent) must be at least 0',
  ],
  ['half a point', [{ image: 'a', focal: { x: 1 } }], 'A focal point has x and y, in percent'],
  [
    'a part of a percent',
    [{ image: 'a', focal: { x: 1.5, y: 0 } }],
    'Focal point from the left (percent) must be a whole number',
  ],
  [
    'a long text',
    [{ image: 'a', alt: 'x'.repeat(201) }],
    'What the picture shows can have at most 200 characters',
  ],
  ['a banner that is text', [{ image: 'a', banner: 'yes' }], 'Banner must be true or false'],
  ['two banners', ['a', 'b'].map((image) => ({ image, banner: true })), 'Only one picture can be the banner'],
  ['a picture twice', [{ image: 'a' }, { image: 'a' }], 'Each picture can have its details only once'],
])('refuses %s', (_, details, message) => {
  expect(messageOf(details)).toBe(message);
  expect(messageOf(details, CreateFieldsSchema)).toBe(message);
});

it('refuses what is no JSON', () => {
  expect(v.safeParse(EditFieldsSchema, { pictureDetails: '[' }).issues?.[0].message).toBe(
    'The details of the pictures must be a list',
  );
});
