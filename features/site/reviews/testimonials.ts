import type { AgencyReview } from '#contract/agency.ts';
import { restTexts } from './rests-data.ts';
import { originalReviews } from './reviews-data.ts';

/** The original reviews with their whole texts. */
export const originalTestimonials: readonly AgencyReview[] = originalReviews.map((review) =>
  Object.assign({ rest: restTexts.get(review.name) ?? '' }, review),
);
