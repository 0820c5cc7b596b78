import type { PackageInput } from '#contract/package-input.ts';
import type { SamplePicture } from './picture.ts';

export interface SamplePackage extends PackageInput {
  /** The first one stands on cards. */
  readonly pictures: readonly SamplePicture[];
}

type Facts = Omit<SamplePackage, 'days' | 'nights' | 'dayWiseItinerary'>;

/**
 * A package whose days are counted from its itinerary, one text a day; nights are one less.
 * The price in INR is for all its persons together.
 */
export function samplePackage({
  itinerary,
  ...facts
}: Facts & { itinerary: readonly string[] }): SamplePackage {
  return {
    ...facts,
    days: itinerary.length,
    nights: itinerary.length - 1,
    dayWiseItinerary: itinerary.map((description, index) => ({ day: index + 1, description })),
  };
}
