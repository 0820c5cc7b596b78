import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { DestinationInputSchema } from '#contract/destination-input.ts';
import { PackageInputSchema } from '#contract/package-input.ts';
import { sampleDestinations } from './destinations.ts';
import { samplePackages } from './packages.ts';
import { samplePictureName } from './sample-package.ts';
import { encodedFolder, readManifest, samplePictures } from './sample-pictures.ts';

const promised = {
  domestic: [
    'Nepal',
    'Kashi',
    'Gujarat',
    'Rajasthan',
    'Delhi',
    'Srinagar',
    'Kullu & Manali',
    'Goa',
    'Maharashtra',
    'Kerala',
  ],
  international: ['Thailand', 'Dubai', 'Vietnam', 'Singapore', 'Malaysia', 'Sri Lanka', 'Nepal', 'Bhutan'],
} as const;

describe.each(Object.entries(promised))('the %s packages', (category, places) => {
  const offered = samplePackages.filter((sample) => sample.category === category);

  it('lead to every place the destination page names', () => {
    expect(places.filter((place) => !offered.some((sample) => sample.place === place))).toEqual([]);
  });

  it('are enough to browse', () => {
    expect(offered.length).toBeGreaterThanOrEqual(category === 'domestic' ? 12 : 9);
  });
});

describe.each(samplePackages.map((sample) => [sample.name, sample] as const))('%s', (_name, sample) => {
  const { pictures, ...input } = sample;

  it('is what the create form could have sent', () => {
    expect(v.parse(PackageInputSchema, input)).toEqual(input);
  });

  it('plans each of its days', () => {
    expect(sample.dayWiseItinerary.map(({ day }) => day)).toEqual(
      Array.from({ length: sample.days }, (_, index) => index + 1),
    );
    expect(sample.nights).toBe(sample.days - 1);
    for (const { description } of sample.dayWiseItinerary)
      expect(sentences(description)).toBeGreaterThanOrEqual(2);
  });

  it('has lists without commas, which separate entries in the edit form', () => {
    const entries = [...sample.tripHighlights, ...sample.inclusions, ...sample.exclusions];
    expect(entries.filter((entry) => entry.includes(','))).toEqual([]);
    expect(sample.tripHighlights.length).toBeGreaterThanOrEqual(5);
    expect(sample.tripHighlights.length).toBeLessThanOrEqual(8);
  });

  it('shows three or four different pictures', () => {
    expect(new Set(pictures.map(samplePictureName)).size).toBe(pictures.length);
    expect([3, 4]).toContain(pictures.length);
  });

  it('crops pictures to three by two, inside the poster', () => {
    for (const { view = [0, 0, 1200, 800] } of pictures) {
      const [x, y, width, height] = view;
      expect(width * 2).toBe(height * 3);
      expect(x >= 0 && y >= 0 && x + width <= 1200 && y + height <= 800).toBe(true);
    }
  });
});

const sentences = (text: string) => text.split(/[.?](?:\s|$)/).length - 1;

describe('the sample catalogue', () => {
  it('opens every package with a picture of its own', () => {
    const first = samplePackages.map(({ pictures }) => JSON.stringify(pictures[0]));
    expect(new Set(first).size).toBe(first.length);
  });

  it('has names of their own', () => {
    expect(new Set(samplePackages.map(({ name }) => name)).size).toBe(samplePackages.length);
  });

  it('types some inclusions as bulleted lines and some plain', () => {
    const entries = samplePackages.flatMap(({ inclusions }) => inclusions);
    expect(entries.some((entry) => entry.includes('✓'))).toBe(true);
    expect(entries.some((entry) => entry.includes('•'))).toBe(true);
    expect(entries.some((entry) => !/[✓•]/.test(entry))).toBe(true);
  });

  it('contains no exclamation mark', () => {
    expect(JSON.stringify(samplePackages)).not.toContain('!');
  });

  it('has eight popular destinations that a form could have sent', () => {
    expect(sampleDestinations).toHaveLength(8);
    for (const { pictures, ...input } of sampleDestinations) {
      expect(v.parse(DestinationInputSchema, input)).toEqual(input);
      expect(pictures.length).toBeGreaterThan(0);
    }
  });

  it('lists each of its sixty to seventy-five pictures once', () => {
    expect(samplePictures.length).toBeGreaterThanOrEqual(60);
    expect(samplePictures.length).toBeLessThanOrEqual(75);
    expect(new Set(samplePictures.map(samplePictureName)).size).toBe(samplePictures.length);
  });

  it('has each of its pictures encoded, and no other', async () => {
    const manifest = await readManifest(encodedFolder);
    expect(Object.keys(manifest).toSorted()).toEqual(samplePictures.map(samplePictureName).toSorted());
  });
});
