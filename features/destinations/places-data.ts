import type { Poster } from '#styles/art/poster.ts';
import * as placeArt from '#styles/art/place-posters.ts';
import * as art from '#styles/art/posters.ts';

export interface Place {
  readonly name: string;
  readonly description: string;
  readonly poster: Poster;
}

export interface PlaceList {
  readonly category: 'domestic' | 'international';
  readonly title: string;
  readonly lead: string;
  readonly places: readonly Place[];
}

/** Specification, section 2. Nepal is in both lists, with two pictures. */
export const placeLists: readonly PlaceList[] = [
  {
    category: 'domestic',
    title: 'Domestic',
    lead: 'By road, rail or a short flight from Pune. Nepal is among them: a voter card is enough at the border.',
    places: [
      {
        name: 'Nepal',
        description: 'Round the stupa, clockwise, then up to a roof for momos.',
        poster: placeArt.nepalStupa,
      },
      {
        name: 'Kashi',
        description: 'Be in the boat by five. The sun is never late.',
        poster: art.kashi,
      },
      {
        name: 'Gujarat',
        description: 'White salt to the horizon, and a moon to walk it by.',
        poster: art.gujarat,
      },
      {
        name: 'Rajasthan',
        description: 'A fort the colour of jaggery, and supper in the dunes.',
        poster: art.rajasthan,
      },
      {
        name: 'Delhi',
        description: 'Tombs in gardens by day, parathas in a lane by night.',
        poster: art.delhi,
      },
      {
        name: 'Srinagar',
        description: 'The flower seller rows up before your tea is cold.',
        poster: art.srinagar,
      },
      {
        name: 'Kullu & Manali',
        description: 'Deodars, a loud cold river, and snow you may throw.',
        poster: placeArt.manali,
      },
      {
        name: 'Goa',
        description: 'A white church, a long beach, fish curry at a plastic table.',
        poster: art.goa,
      },
      {
        name: 'Maharashtra',
        description: 'Our own backyard: the Gateway, sea forts, mangoes in May.',
        poster: art.maharashtra,
      },
      {
        name: 'Kerala',
        description: 'Two nights on a houseboat that has its own cook.',
        poster: art.kerala,
      },
    ],
  },
  {
    category: 'international',
    title: 'International',
    lead: 'Flights, forms and a person to ring. Nepal once more, for those whose cousins fly in from elsewhere.',
    places: [
      {
        name: 'Thailand',
        description: 'A longtail boat between green cliffs, mango rice after.',
        poster: placeArt.thailand,
      },
      {
        name: 'Dubai',
        description: 'Towers at your back, sand ahead, dinner in between.',
        poster: placeArt.dubai,
      },
      {
        name: 'Vietnam',
        description: 'Red sails in a bay of rocks, and coffee with an egg in it.',
        poster: art.vietnam,
      },
      {
        name: 'Singapore',
        description: 'Gardens that switch on at dusk, supper that never shuts.',
        poster: art.singapore,
      },
      {
        name: 'Malaysia',
        description: 'Two silver towers, and dosa in Brickfields underneath.',
        poster: placeArt.malaysia,
      },
      {
        name: 'Sri Lanka',
        description: 'A palace on a rock, and the slow train through the tea.',
        poster: art.sriLanka,
      },
      {
        name: 'Nepal',
        description: 'Phewa Lake at breakfast, with every peak in it twice.',
        poster: art.nepalLake,
      },
      {
        name: 'Bhutan',
        description: 'A monastery on a cliff. A pony does half the climb.',
        poster: art.bhutan,
      },
    ],
  },
];
