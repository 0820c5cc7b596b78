import sharp from 'sharp';
import type { PackageInput } from '#contract/fields/inputs.ts';

export const packageInput = (changes: Partial<PackageInput> = {}): PackageInput => ({
  category: 'domestic',
  name: 'Backwaters',
  place: 'Kerala',
  days: 2,
  nights: 1,
  persons: 2,
  price: 18_500,
  description: 'Two slow days on the water.',
  tripHighlights: ['Houseboat'],
  inclusions: ['Breakfast'],
  exclusions: [],
  dayWiseItinerary: [
    { day: 1, description: 'Arrive in Alleppey.' },
    { day: 2, description: 'Drift to Kumarakom.' },
  ],
  ...changes,
});

export const packageFormFields = {
  category: 'domestic',
  name: 'Backwaters',
  place: 'Kerala',
  days: '2',
  nights: '1',
  persons: '2',
  price: '18500',
  description: 'Two slow days on the water.',
  tripHighlights: 'Houseboat, Toddy shop',
  inclusions: 'Breakfast',
  exclusions: '',
  dayWiseItinerary: JSON.stringify([{ day: 1, description: 'Arrive' }]),
};

/** @param fields files, texts, and what is sent as JSON; undefined is left out @param images further files */
export function formOf(fields: Readonly<Record<string, unknown>>, images: readonly File[] = []): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    if (value instanceof File) form.append(name, value);
    else if (value !== undefined)
      form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  for (const image of images) form.append('images', image);
  return form;
}

export const packageForm = (
  changes: Readonly<Record<string, unknown>> = {},
  images: readonly File[] = [],
): FormData => formOf({ ...packageFormFields, ...changes }, images);

/** Another colour makes another picture. */
export async function pictureFile(
  name = 'lake.png',
  color = '#336699',
  width = 40,
  height = Math.round((width * 3) / 4),
): Promise<File> {
  const bytes = await sharp({ create: { width, height, channels: 3, background: color } })
    .png()
    .toBuffer();
  return new File([new Uint8Array(bytes)], name, { type: 'image/png' });
}

/** What is sent for a field, and the text that refuses it. */
export type Refusal = readonly [sent: string, text: string];

export const tooLong = (label: string, max: number): Refusal => [
  'x'.repeat(max + 1),
  `${label} can have at most ${max} characters`,
];
export const twoLines = (label: string): Refusal => [
  'Two\nlines',
  `${label} must be one line, without tabs and other control characters`,
];
export const noNumber = (label: string) => `${label} must be a number`;
