import type { PackageInput } from '#contract/package-input.ts';
import type { SamplePicture } from './picture.ts';

export interface SamplePackage extends PackageInput {
  readonly pictures: readonly SamplePicture[];
}

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
