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
  readonly description: string;
  readonly poster: Poster;
  /** The same scene at another time of day; an address, so that only this page loads it. */
  readonly alternateAddress: string;
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
        poster: art.nepalStupa,
        alternateAddress: nepalStupaNight,
      },
      {
        name: 'Kashi',
        description: 'Be in the boat by five. The sun is never late.',
        poster: art.kashi,
        alternateAddress: kashiNight,
      },
      {
        name: 'Gujarat',
        description: 'White salt to the horizon, and a moon to walk it by.',
        poster: art.gujarat,
        alternateAddress: gujaratDawn,
      },
      {
        name: 'Rajasthan',
        description: 'A fort the colour of jaggery, and supper in the dunes.',
        poster: art.rajasthan,
        alternateAddress: rajasthanNight,
      },
      {
        name: 'Delhi',
        description: 'Tombs in gardens by day, parathas in a lane by night.',
        poster: art.delhi,
        alternateAddress: delhiNight,
      },
      {
        name: 'Srinagar',
        description: 'The flower seller rows up before your tea is cold.',
        poster: art.srinagar,
        alternateAddress: srinagarDawn,
      },
      {
        name: 'Kullu & Manali',
        description: 'Deodars, a loud cold river, and snow you may throw.',
        poster: art.manali,
        alternateAddress: manaliNight,
      },
      {
        name: 'Goa',
        description: 'A white church, a long beach, fish curry at a plastic table.',
        poster: art.goa,
        alternateAddress: goaDusk,
      },
      {
        name: 'Maharashtra',
        description: 'Our own backyard: the Gateway, sea forts, mangoes in May.',
        poster: art.maharashtra,
        alternateAddress: maharashtraDawn,
      },
      {
        name: 'Kerala',
        description: 'Two nights on a houseboat that has its own cook.',
        poster: art.kerala,
        alternateAddress: keralaDusk,
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
        poster: art.thailand,
        alternateAddress: thailandDusk,
      },
      {
        name: 'Dubai',
        description: 'Towers at your back, sand ahead, dinner in between.',
        poster: art.dubai,
        alternateAddress: dubaiNight,
      },
      {
        name: 'Vietnam',
        description: 'Red sails in a bay of rocks, and coffee with an egg in it.',
        poster: art.vietnam,
        alternateAddress: vietnamNight,
      },
      {
        name: 'Singapore',
        description: 'Gardens that switch on at dusk, supper that never shuts.',
        poster: art.singapore,
        alternateAddress: singaporeDusk,
      },
      {
        name: 'Malaysia',
        description: 'Two silver towers, and dosa in Brickfields underneath.',
        poster: art.malaysia,
        alternateAddress: malaysiaDusk,
      },
      {
        name: 'Sri Lanka',
        description: 'A palace on a rock, and the slow train through the tea.',
        poster: art.sriLanka,
        alternateAddress: sriLankaDusk,
      },
      {
        name: 'Nepal',
        description: 'Phewa Lake at breakfast, with every peak in it twice.',
        poster: art.nepalLake,
        alternateAddress: nepalLakeDusk,
      },
      {
        name: 'Bhutan',
        description: 'A monastery on a cliff. A pony does half the climb.',
        poster: art.bhutan,
        alternateAddress: bhutanDusk,
      },
    ],
  },
];
