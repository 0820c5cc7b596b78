import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { DestinationInputSchema, PackageInputSchema } from '#contract/fields/inputs.ts';
import { readManifest } from './load-sample-data.ts';
import {
  encodedFolder,
  sampleDestinations,
  samplePackages,
  samplePictureName,
  samplePictures,
} from './samples.ts';

describe.each(samplePackages.map((sample) => [sample.name, sample] as const))('%s', (_name, sample) => {
  const { pictures, ...input } = sample;

  it('is what the create form could have sent, with each of its days', () => {
    expect(v.parse(PackageInputSchema, input)).toEqual(input);
    expect(sample.dayWiseItinerary.map(({ day }) => day)).toEqual(
      Array.from({ length: sample.days }, (_, index) => index + 1),
    );
    expect(sample.nights).toBe(sample.days - 1);
  });

  it('has lists without commas, which separate entries in the edit form', () => {
    const entries = [...sample.tripHighlights, ...sample.inclusions, ...sample.exclusions];
    expect(entries.filter((entry) => entry.includes(','))).toEqual([]);
  });

  it('has different pictures, cropped to three by two, inside the poster', () => {
    expect(new Set(pictures.map(samplePictureName)).size).toBe(pictures.length);
    for (const { view = [0, 0, 1200, 800] } of pictures) {
      expect(view).toHaveLength(4);
      const [x = 0, y = 0, width = 0, height = 0] = view;
      expect(width * 2).toBe(height * 3);
      expect(x >= 0 && y >= 0 && x + width <= 1200 && y + height <= 800).toBe(true);
    }
  });
});

describe('the sample catalogue', () => {
  it.each([
    [
      'domestic',
      'Nepal, Kashi, Gujarat, Rajasthan, Delhi, Srinagar, Kullu & Manali, Goa, Maharashtra, Kerala',
    ],
    ['international', 'Thailand, Dubai, Vietnam, Singapore, Malaysia, Sri Lanka, Nepal, Bhutan'],
  ])('leads to every %s place that the destination page names', (category, places) => {
    const offered = samplePackages.filter((sample) => sample.category === category);
    expect(offered.map(({ place }) => place)).toEqual(expect.arrayContaining(places.split(', ')));
  });

  it('has a name and a first picture of its own for every package', () => {
    const { length } = samplePackages;
    expect(new Set(samplePackages.map(({ name }) => name)).size).toBe(length);
    expect(new Set(samplePackages.map(({ pictures }) => JSON.stringify(pictures[0]))).size).toBe(length);
  });

  it('has popular destinations that a form could have sent, the first picture upright for a tile', () => {
    for (const { pictures, ...input } of sampleDestinations) {
      expect(v.parse(DestinationInputSchema, input)).toEqual(input);
      expect(pictures[0]).toMatchObject({ view: [expect.any(Number), 0, 600, 800] });
    }
  });

  it('has each of its pictures encoded, and no other', async () => {
    const manifest = await readManifest(encodedFolder);
    expect(Object.keys(manifest).toSorted()).toEqual([...samplePictures.keys()].toSorted());
  });
});
