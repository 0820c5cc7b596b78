import bhutanDusk from '#styles/art/bhutan-dusk.svg';
import delhiNight from '#styles/art/delhi-night.svg';
import dubaiNight from '#styles/art/dubai-night.svg';
import goaDusk from '#styles/art/goa-dusk.svg';
import gujaratDawn from '#styles/art/gujarat-dawn.svg';
import kashiNight from '#styles/art/kashi-night.svg';
import keralaDusk from '#styles/art/kerala-dusk.svg';
import maharashtraDawn from '#styles/art/maharashtra-dawn.svg';
import malaysiaDusk from '#styles/art/malaysia-dusk.svg';
import manaliNight from '#styles/art/manali-night.svg';
import nepalLakeDusk from '#styles/art/nepal-lake-dusk.svg';
import nepalStupaNight from '#styles/art/nepal-stupa-night.svg';
import rajasthanNight from '#styles/art/rajasthan-night.svg';
import singaporeDusk from '#styles/art/singapore-dusk.svg';
import sriLankaDusk from '#styles/art/sri-lanka-dusk.svg';
import srinagarDawn from '#styles/art/srinagar-dawn.svg';
import thailandDusk from '#styles/art/thailand-dusk.svg';
import vietnamNight from '#styles/art/vietnam-night.svg';
import type { Poster } from '#styles/art/poster.ts';
import * as art from '#styles/art/posters.ts';

export interface Place {
  readonly name: string;
  /** Percent. */
  readonly off: number;
  readonly line: string;
  readonly poster: Poster;
  /** The same scene at another time of day; an address, so that only this page loads it. */
  readonly otherLight: string;
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
        off: 30,
        line: 'Round the stupa, clockwise, then up to a roof for momos.',
        poster: art.nepalStupa,
        otherLight: nepalStupaNight,
      },
      {
        name: 'Kashi',
        off: 20,
        line: 'Be in the boat by five. The sun is never late.',
        poster: art.kashi,
        otherLight: kashiNight,
      },
      {
        name: 'Gujarat',
        off: 25,
        line: 'White salt to the horizon, and a moon to walk it by.',
        poster: art.gujarat,
        otherLight: gujaratDawn,
      },
      {
        name: 'Rajasthan',
        off: 35,
        line: 'A fort the colour of jaggery, and supper in the dunes.',
        poster: art.rajasthan,
        otherLight: rajasthanNight,
      },
      {
        name: 'Delhi',
        off: 20,
        line: 'Tombs in gardens by day, parathas in a lane by night.',
        poster: art.delhi,
        otherLight: delhiNight,
      },
      {
        name: 'Srinagar',
        off: 30,
        line: 'The flower seller rows up before your tea is cold.',
        poster: art.srinagar,
        otherLight: srinagarDawn,
      },
      {
        name: 'Kullu & Manali',
        off: 25,
        line: 'Deodars, a loud cold river, and snow you may throw.',
        poster: art.manali,
        otherLight: manaliNight,
      },
      {
        name: 'Goa',
        off: 40,
        line: 'A white church, a long beach, fish curry at a plastic table.',
        poster: art.goa,
        otherLight: goaDusk,
      },
      {
        name: 'Maharashtra',
        off: 15,
        line: 'Our own backyard: the Gateway, sea forts, mangoes in May.',
        poster: art.maharashtra,
        otherLight: maharashtraDawn,
      },
      {
        name: 'Kerala',
        off: 35,
        line: 'Two nights on a houseboat that has its own cook.',
        poster: art.kerala,
        otherLight: keralaDusk,
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
        off: 30,
        line: 'A longtail boat between green cliffs, mango rice after.',
        poster: art.thailand,
        otherLight: thailandDusk,
      },
      {
        name: 'Dubai',
        off: 20,
        line: 'Towers at your back, sand ahead, dinner in between.',
        poster: art.dubai,
        otherLight: dubaiNight,
      },
      {
        name: 'Vietnam',
        off: 25,
        line: 'Red sails in a bay of rocks, and coffee with an egg in it.',
        poster: art.vietnam,
        otherLight: vietnamNight,
      },
      {
        name: 'Singapore',
        off: 35,
        line: 'Gardens that switch on at dusk, supper that never shuts.',
        poster: art.singapore,
        otherLight: singaporeDusk,
      },
      {
        name: 'Malaysia',
        off: 25,
        line: 'Two silver towers, and dosa in Brickfields underneath.',
        poster: art.malaysia,
        otherLight: malaysiaDusk,
      },
      {
        name: 'Sri Lanka',
        off: 20,
        line: 'A palace on a rock, and the slow train through the tea.',
        poster: art.sriLanka,
        otherLight: sriLankaDusk,
      },
      {
        name: 'Nepal',
        off: 30,
        line: 'Phewa Lake at breakfast, with every peak in it twice.',
        poster: art.nepalLake,
        otherLight: nepalLakeDusk,
      },
      {
        name: 'Bhutan',
        off: 30,
        line: 'A monastery on a cliff. A pony does half the climb.',
        poster: art.bhutan,
        otherLight: bhutanDusk,
      },
    ],
  },
];
