import type { PackageInput } from '#contract/fields/inputs.ts';

/** Scenes that `art/scenes.ts` draws; the types of that package check the names. */
type SampleScene =
  | 'banyan'
  | 'bhutan'
  | 'delhi'
  | 'dubai'
  | 'goa'
  | 'gujarat'
  | 'kashi'
  | 'kerala'
  | 'maharashtra'
  | 'malaysia'
  | 'manali'
  | 'nepal-lake'
  | 'nepal-stupa'
  | 'night-train'
  | 'rajasthan'
  | 'singapore'
  | 'sri-lanka'
  | 'srinagar'
  | 'thailand'
  | 'vietnam';

export interface SamplePicture {
  readonly scene: SampleScene;
  readonly timeOfDay: 'dawn' | 'noon' | 'dusk' | 'night';
  readonly flip?: boolean;
  /** x, y, width and height in poster units: 3:2 for packages, 3:4 for tiles. */
  readonly view?: readonly [number, number, number, number];
}

/** Its key in the manifest, such as `goa-dusk-flipped`. */
export function samplePictureName({ scene, timeOfDay, flip = false, view }: SamplePicture): string {
  return [scene, timeOfDay, ...(flip ? ['flipped'] : []), ...(view ?? [])].join('-');
}

export type SamplePackage = PackageInput & {
  readonly pictures: readonly SamplePicture[];
};

type PackageDetails = Omit<SamplePackage, 'days' | 'nights' | 'dayWiseItinerary'>;

/** Counts days from the itinerary, one text a day, and one night less. The price in INR is for all persons together. */
export function createSamplePackage({
  itinerary,
  ...facts
}: PackageDetails & { itinerary: readonly string[] }): SamplePackage {
  return {
    ...facts,
    days: itinerary.length,
    nights: itinerary.length - 1,
    dayWiseItinerary: itinerary.map((description, index) => ({ day: index + 1, description })),
  };
}
