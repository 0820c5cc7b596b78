import * as v from 'valibot';
import { expect, test } from 'vitest';
import { EmailSchema, NewPasswordSchema, ProfilePatchSchema } from './account-inputs.ts';
import { originalFacts } from './agency.ts';
import { AgencyInputSchema } from './agency-input.ts';
import {
  DestinationInputSchema,
  DestinationPatchSchema,
  PackageInputSchema,
  PackagePatchSchema,
} from './fields/inputs.ts';
import { EditFieldsSchema } from './editing.ts';

const half = '\uD83D';
const whole = '\u{1F418}';

const tour = {
  name: 'Backwaters',
  place: 'Kerala',
  description: 'Two slow days.',
  tripHighlights: ['Houseboat'],
  inclusions: ['Breakfast'],
  exclusions: ['Flights'],
  dayWiseItinerary: [{ day: 1, description: 'Arrive' }],
  preparedFor: 'The Mehtas',
  localName: 'केरल',
};
const bareTour = { category: 'domestic', days: 2, nights: 1, persons: 2, price: 100 };
const picture = `/pictures/${'a'.repeat(32)}-800x600-0f4a38`;
const { nameFirst, nameRest, tagline, address, hours, guideName } = originalFacts;
const facts = {
  nameFirst,
  nameRest,
  tagline,
  address,
  hours,
  guideName,
  guideText: 'He knows every road.',
  facebook: 'https://facebook.example/a',
  instagram: 'https://instagram.example/a',
  reviews: [{ text: 'Good tea', rest: 'And more', name: 'Asha', town: 'Pune', trip: 'Goa' }],
};
const withStamps = (texts: typeof facts) => ({
  ...texts,
  reviews: texts.reviews.map((review) => ({ ...review, stamp: 'kashi' })),
});
const gallery = (alt: string) => [{ picture, alt }, null, null, null, null, null];

/** Copies in each of which one text has become another. */
function withChangedText<T>(value: T, change: (text: string) => string): T[];
function withChangedText(value: unknown, change: (text: string) => string): unknown[] {
  if (typeof value === 'string') return [change(value)];
  if (Array.isArray(value))
    return value.flatMap((entry, index) =>
      withChangedText<unknown>(entry, change).map((changed) => value.with(index, changed)),
    );
  if (typeof value !== 'object' || value === null) return [];
  const copies: unknown[] = [];
  for (const [name, entry] of Object.entries(value))
    for (const changed of withChangedText<unknown>(entry, change)) copies.push({ ...value, [name]: changed });
  return copies;
}

const inputsOf = (change: (text: string) => string): readonly (readonly [v.GenericSchema, unknown])[] => [
  ...withChangedText(tour, change).flatMap((texts) => [
    [PackageInputSchema, { ...bareTour, ...texts }] as const,
    [PackagePatchSchema, texts] as const,
  ]),
  [DestinationInputSchema, { name: change('Goa') }],
  [DestinationPatchSchema, { name: change('Goa') }],
  [ProfilePatchSchema, { name: change('Asha') }],
  [NewPasswordSchema, change('ten letters and more')],
  [EditFieldsSchema, { pictureDetails: JSON.stringify([{ image: picture, alt: change('A lake') }]) }],
  ...withChangedText(facts, change).map((texts) => [AgencyInputSchema, withStamps(texts)] as const),
  [AgencyInputSchema, { gallery: gallery(change('A lake')) }],
];

const cases = inputsOf((text) => `${text}${half}`);

test.each(cases)(
  'a half of a surrogate pair is refused with a sentence in every text: %#',
  (schema, input) => {
    expect(v.safeParse(schema, input).issues?.map(({ message }) => message)).toEqual([
      expect.stringMatching(/ has a character that is cut in half\. Please type it again\.$/),
    ]);
  },
);

test('a whole pair is a character like any other', () => {
  const refused = inputsOf((text) => `${text}${whole}`).filter(
    ([schema, input]) => !v.safeParse(schema, input).success,
  );
  expect(refused).toEqual([]);
});

test.each([
  [PackagePatchSchema, 'name', 'Package name'],
  [PackagePatchSchema, 'place', 'Place'],
  [PackagePatchSchema, 'preparedFor', 'Prepared for'],
  [PackagePatchSchema, 'localName', 'Local name'],
  [DestinationPatchSchema, 'name', 'Destination name'],
  [ProfilePatchSchema, 'name', 'Name'],
] as const)(
  'a name is one line, of which invisible control characters are taken out: %#',
  (schema, field, label) => {
    expect(v.parse(schema, { [field]: ' Lake\0side\n' })).toEqual({ [field]: 'Lakeside' });
    for (const control of ['\n', '\t', '\u2028'])
      expect(v.safeParse(schema, { [field]: `Lake${control}side` }).issues?.[0].message).toBe(
        `${label} must be one line, without tabs and other control characters`,
      );
  },
);

test('an address of an account has no half of a surrogate pair', () => {
  expect(v.safeParse(EmailSchema, `asha${half}@example.com`).success).toBe(false);
});
