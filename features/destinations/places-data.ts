import { tourPlaces, type TourPlace } from '#features/shared/tour-places.ts';

const descriptions: Readonly<Record<TourPlace['poster'], string>> = {
  'nepal-stupa': 'Round the stupa, clockwise, then up to a roof for momos.',
  kashi: 'Be in the boat by five. The sun is never late.',
  gujarat: 'White salt to the horizon, and a moon to walk it by.',
  rajasthan: 'A fort the colour of jaggery, and supper in the dunes.',
  delhi: 'Tombs in gardens by day, parathas in a lane by night.',
  srinagar: 'The flower seller rows up before your tea is cold.',
  manali: 'Deodars, a loud cold river, and snow you may throw.',
  goa: 'A white church, a long beach, fish curry at a plastic table.',
  maharashtra: 'Our own backyard: the Gateway, sea forts, mangoes in May.',
  kerala: 'Two nights on a houseboat that has its own cook.',
  thailand: 'A longtail boat between green cliffs, mango rice after.',
  dubai: 'Towers at your back, sand ahead, dinner in between.',
  vietnam: 'Red sails in a bay of rocks, and coffee with an egg in it.',
  singapore: 'Gardens that switch on at dusk, supper that never shuts.',
  malaysia: 'Two silver towers, and dosa in Brickfields underneath.',
  'sri-lanka': 'A palace on a rock, and the slow train through the tea.',
  'nepal-lake': 'Phewa Lake at breakfast, with every peak in it twice.',
  bhutan: 'A monastery on a cliff. A pony does half the climb.',
};

const placesOf = (own: TourPlace['category']) =>
  tourPlaces
    .filter(({ category }) => category === own)
    .map((place) => Object.assign({ description: descriptions[place.poster] }, place));

export type Place = ReturnType<typeof placesOf>[number];

/** Specification, section 2. */
export const placeLists = [
  {
    category: 'domestic',
    title: 'Domestic',
    lead: 'By road, rail or a short flight from Pune. Nepal is among them: a voter card is enough at the border.',
    places: placesOf('domestic'),
  },
  {
    category: 'international',
    title: 'International',
    lead: 'Flights, forms and a person to ring. Nepal once more, for those whose cousins fly in from elsewhere.',
    places: placesOf('international'),
  },
] as const;
