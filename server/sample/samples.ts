import samples from './samples.json' with { type: 'json' };

/** The encoded pictures under version control; the build copies them to `dist/sample`. */
export const encodedFolder = 'server/sample/encoded';

export interface SamplePicture {
  /** The name in `art/scenes.ts`. */
  readonly scene: string;
  readonly timeOfDay: string;
  readonly flip?: boolean;
  /** x, y, width and height in poster units: 3:2 for packages, 3:4 for tiles. */
  readonly view?: readonly number[];
}

/** Its key in the manifest, such as `goa-dusk-flipped`. */
export const samplePictureName = ({ scene, timeOfDay, flip = false, view = [] }: SamplePicture) =>
  [scene, timeOfDay, ...(flip ? ['flipped'] : []), ...view].join('-');

/**
 * In the order of the lists: neighbours differ in hue. Days are counted from the itinerary, one text a day, and one
 * night less. The price in INR is for all persons together.
 */
export const samplePackages = samples.packages.map(({ itinerary, ...facts }) => ({
  ...facts,
  days: itinerary.length,
  nights: itinerary.length - 1,
  dayWiseItinerary: itinerary.map((description, index) => ({ day: index + 1, description })),
}));

/** Tiles show the first picture. */
export const sampleDestinations = samples.destinations.map(({ name, pictures }) => ({
  name,
  discount: '0',
  pictures,
}));

/** Of packages and destinations, by `samplePictureName`. */
export const samplePictures: ReadonlyMap<string, SamplePicture> = new Map(
  [...samplePackages, ...sampleDestinations]
    .flatMap(({ pictures }): readonly SamplePicture[] => pictures)
    .map((picture) => [samplePictureName(picture), picture]),
);
