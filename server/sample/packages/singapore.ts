import { createSamplePackage } from '#server/sample/sample-package.ts';

export const smallIsland = createSamplePackage({
  category: 'international',
  name: 'Small Island, Long Days',
  place: 'Singapore',
  persons: 4,
  price: 236000,
  description:
    'Everything runs on time here, so five days hold a great deal: supertrees, a night among nocturnal animals, four food streets from four countries. Written for a family with one grandparent and one pushchair; every stop has a lift and a bench.',
  tripHighlights: [
    'Garden Rhapsody under the supertrees',
    'Breakfast at Tekka in Little India',
    'Night Safari by open tram',
    'Bumboat from Clarke Quay to the bay',
    'Cloud forest with its indoor waterfall',
    'Hawker supper at Lau Pa Sat',
  ],
  inclusions: [
    '✓ Four nights near Bugis in a family room ✓ Breakfast daily',
    '• Airport transfers • EZ-Link cards • Gardens and Night Safari and Sentosa tickets',
    'One guided walk in Kampong Glam',
  ],
  exclusions: ['✓ Flights ✓ Visa ✓ Insurance', 'Lunch and dinner', 'Universal Studios which we can add'],
  itinerary: [
    'Land at Changi and let the children see the indoor waterfall before anything else. Hotel near Bugis, twenty minutes by car. Evening bumboat from Clarke Quay past the Merlion to the bay. Complete the arrival card online in the three days before you fly.',
    'Gardens by the Bay from nine: the cloud forest first, while it is empty, then the flower dome. Rest through the heat. Return for the supertrees’ light and music at 7.45 or 8.45, best seen lying on your back on the lawn.',
    'Breakfast at Tekka: dosai from one stall, teh tarik from another. Little India, then Kampong Glam with a guide, perfume shops and the golden dome. In the late afternoon to Mandai for the Night Safari; the tram suits grandparents, the trails do not.',
    'Sentosa by the boardwalk or the cable car. Beach, aquarium or the fort at Siloso, in the order of the weather. Supper at Lau Pa Sat, when the street is closed and the satay men fan their charcoal; vegetarian stalls are inside.',
    'Botanic Gardens and the orchids in the cool, a last kaya toast, and Changi three hours before the flight. The shops at the airport cost the same as in town, so do not run.',
  ],
  pictures: [
    { scene: 'singapore', timeOfDay: 'night' },
    { scene: 'singapore', timeOfDay: 'dusk', flip: true },
    { scene: 'singapore', timeOfDay: 'dawn', view: [420, 130, 780, 520] },
  ],
});

export const twoCitiesSouth = createSamplePackage({
  category: 'international',
  name: 'Two Cities by Road',
  place: 'Singapore & Malaysia',
  persons: 2,
  price: 148000,
  description:
    'Singapore to Kuala Lumpur by coach with two nights in Melaka between, where Peranakan kitchens put coconut into everything. One border, two currencies, seven days, and no airport in the middle.',
  tripHighlights: [
    'Rooftop view over the bay on the first evening',
    'Peranakan dinner on Heeren Street',
    'Melaka river cruise after dark',
    'Sky bridge between the twin towers',
    'Batu Caves before the heat',
    'Cendol tasted in both countries',
  ],
  inclusions: [
    '✓ Two nights in Singapore ✓ Two in Melaka ✓ Two in Kuala Lumpur ✓ Breakfast daily',
    '• Coach tickets with reserved seats • Station transfers • Sky bridge tickets',
    'Peranakan cooking afternoon',
  ],
  exclusions: [
    '✓ Flights into Singapore and out of Kuala Lumpur ✓ Visas',
    'Lunch and dinner apart from one',
    'Insurance',
  ],
  itinerary: [
    'Arrive in Singapore by afternoon. At dusk up to a rooftop by the river mouth, from which the bay explains itself: towers, lotus, wheel, supertrees. Chicken rice or its tofu cousin at Maxwell.',
    'Chinatown before breakfast is over, with Sri Mariamman temple next door to the mosque. Gardens by the Bay in the afternoon, and the lights at 7.45. Pack tonight, as the coach leaves at eight.',
    'Coach to Melaka, 240 km and about five hours with the border, where everybody gets off twice with passport and bags. Check in to a shophouse. Jonker Street in the evening; if it is Friday to Sunday, the whole street is supper.',
    'The red square, St Paul’s on its hill, and the straits from the top. At two a Peranakan grandmother teaches you otak-otak or its mushroom version and a chutney she says is not a chutney. River boat after dark, past painted walls.',
    'Two hours and 145 km to Kuala Lumpur. The old station, the mosque of lace at Jamek, Petaling Street under its roof. Banana-leaf rice in Brickfields; fold the leaf towards you to say it was good.',
    'Batu Caves by eight, 272 coloured steps before the sun reaches them. Back for the twin towers, whose sky bridge closes on Mondays, and the park with its fountains. Last evening on Jalan Alor.',
    'A free morning for batik at the Central Market. The airport express takes 28 minutes from KL Sentral; flights home after three.',
  ],
  pictures: [
    { scene: 'singapore', timeOfDay: 'noon', flip: true, view: [0, 110, 840, 560] },
    { scene: 'malaysia', timeOfDay: 'dusk' },
    { scene: 'singapore', timeOfDay: 'dusk', flip: true },
  ],
});
