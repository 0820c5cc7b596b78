import type { AgencyReview } from '#contract/agency.ts';
import { originalReviews } from './reviews-data.ts';

/** The rest of the texts of reviews-data.ts, by sender; only the Testimonial page shows and loads it. */
export const restTexts: ReadonlyMap<string, string> = new Map([
  [
    'Meenakshi Kulkarni',
    'She is seventy-four and had waited for that morning since her wedding. When the boat came she sat in front with her feet over the side, and would not be told.',
  ],
  [
    'Arvind and Latha Raman',
    'In Punakha the driver found a kitchen that cooked us rasam from a description. It was not rasam, but it was kind, and we had seconds.',
  ],
  [
    'Farida Contractor',
    'My husband fished from the kitchen window for two days and caught one shoe. The cook offered to fry it. We have taken the same boat for Diwali.',
  ],
  ['Harpreet Gill', 'Mummy was cold and said so throughout. The photograph now hangs over her television.'],
]);

/** The original reviews with their whole texts. */
export const originalTestimonials: readonly AgencyReview[] = originalReviews.map((review) =>
  Object.assign({ rest: restTexts.get(review.name) ?? '' }, review),
);
