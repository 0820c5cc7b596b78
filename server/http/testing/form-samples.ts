import sharp from 'sharp';
import type { PackageInput } from '#contract/package-input.ts';

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

export function packageForm(changes: Record<string, string> = {}, images: readonly File[] = []): FormData {
  const form = new FormData();
  const fields = { ...packageFormFields, ...changes };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const image of images) form.append('images', image);
  return form;
}

/** Another colour makes another picture. */
export async function pictureFile(name = 'lake.png', color = '#336699', width = 40): Promise<File> {
  const bytes = await sharp({ create: { width, height: 30, channels: 3, background: color } })
    .png()
    .toBuffer();
  return new File([new Uint8Array(bytes)], name, { type: 'image/png' });
}
