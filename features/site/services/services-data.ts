import { dubai, fort, hill } from '#styles/art/place-posters.ts';
import { banyan, delhi, kerala, nightTrain, vietnam } from '#styles/art/posters.ts';
import type { Poster } from '#styles/art/poster.ts';

export interface Service {
  readonly title: string;
  readonly text: string;
  readonly poster: Poster;
}

export interface ServiceGroup {
  readonly title: string;
  readonly lead: string;
  readonly services: readonly Service[];
}

/** The four services (specification, section 2), once for families and once for groups. */
export const serviceGroups: readonly ServiceGroup[] = [
  {
    title: 'For friends and families',
    lead: 'From two people upwards, on the dates you have.',
    services: [
      {
        title: 'Worldwide tours',
        text: 'Seventeen places at home and abroad, for a long weekend or a fortnight. Take one as it is, or change the order, the pace and the hotels until it fits.',
        poster: vietnam,
      },
      {
        title: 'Hotel reservation',
        text: 'Rooms we have slept in, from a haveli in Jaisalmer to a lodge on Phewa Lake. Tell us who snores, and we will ask for the corner one.',
        poster: hill,
      },
      {
        title: 'Travel guides',
        text: 'People of the place who know which door opens on a Tuesday. Marathi, Hindi and Gujarati speakers in most towns, if you ask a week ahead.',
        poster: delhi,
      },
      {
        title: 'Event management',
        text: 'A sixtieth birthday on a houseboat, a thread ceremony by the Ganga. We find the hall, the priest and the cook, and seats on one train for all the cousins.',
        poster: kerala,
      },
    ],
  },
  {
    title: 'For offices, schools and societies',
    lead: 'From fifteen people upwards, with one bill and one person to ring.',
    services: [
      {
        title: 'Worldwide tours',
        text: 'A coach, a whole sleeper carriage or forty seats on one flight. There is a roll call at every halt and somebody along who is good with blisters.',
        poster: nightTrain,
      },
      {
        title: 'Hotel reservation',
        text: 'Twin-share lists, a floor to yourselves, and a kitchen that can do Jain for six and fish for thirty. One bill with GST, made out to your office.',
        poster: dubai,
      },
      {
        title: 'Travel guides',
        text: 'One guide for every fifteen travellers, with a whistle, a list of names and a voice that carries across a fort.',
        poster: fort,
      },
      {
        title: 'Event management',
        text: 'Annual days, dealers’ meets and farewell picnics, from the stage and the sound down to the last bus home to Pune.',
        poster: banyan,
      },
    ],
  },
];
