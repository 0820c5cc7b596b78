import type { AgencyReview } from '#contract/agency.ts';
import { stampNames } from '#contract/pictures.ts';
import { content as reviews } from '#features/site/content/reviews.md';
import { paragraphsOf, plainWords, sectionsOf } from './content.ts';

/** By sender: the picture of the stamp, the town and the tour, the message, and its rest. */
export const originalReviews: readonly AgencyReview[] = sectionsOf(reviews).map(
  ({ title: name, content }) => {
    const [town = '', trip = ''] = content.flatMap((block) =>
      'list' in block ? block.list.map(plainWords) : [],
    );
    const [text = '', rest = ''] = paragraphsOf(content).map(plainWords);
    const stamp = stampNames.find((poster) =>
      content.some((block) => 'poster' in block && block.poster === poster),
    );
    return { name, town, trip, text, rest, stamp: stamp ?? 'kashi' };
  },
);
