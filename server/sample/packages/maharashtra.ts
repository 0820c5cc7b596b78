import { createSamplePackage } from '#server/sample/sample-package.ts';

export const seaForts = createSamplePackage({
  category: 'domestic',
  name: 'Bombay & the Sea Forts',
  place: 'Maharashtra',
  persons: 2,
  price: 34700,
  description:
    'Two nights in the old fort area of Mumbai, then a ferry from its harbour to a coast of coconut groves and castles standing in the sea. You walk to one of them at low tide and sail to the other. October to May; the boats rest in the monsoon.',
  tripHighlights: [
    'Elephanta by the first boat',
    'Kala Ghoda and Horniman Circle on foot',
    'Kolaba fort reached across the sand at low tide',
    'Janjira under sail from Rajapuri',
    'Bun maska and berry pulao in an Irani café',
    'Bombil fry on the beach at Nagaon',
  ],
  inclusions: [
    '✓ Two nights at Colaba ✓ Two nights in a wadi cottage near Alibag ✓ Breakfast daily',
    '• Ferry tickets both ways • Elephanta boat and entry • Car for two days on the coast',
    'Guide for the Mumbai walk',
  ],
  exclusions: [
    'Travel to Mumbai',
    '✓ Lunch and dinner ✓ Water sports at Nagaon',
    'Boatmen at the forts ask for tips',
  ],
  itinerary: [
    'From airport or terminus to a small hotel behind the Gateway. At four the walk: Horniman Circle, the library steps of the Asiatic Society, Kala Ghoda and its galleries, and the university clock that once played sixteen tunes. Berry pulao at an Irani café that closes when the pulao does.',
    'The first boat to Elephanta leaves the Gateway at nine and takes an hour; not on Mondays. The three-faced Shiva is six metres high and deserves silence. Back by two for the museum on the crescent and, at dusk, Marine Drive with a paper cone of chana.',
    'The ferry to Mandwa takes an hour with gulls alongside. By car to Alibag, 20 km, and when the tide tables say so we walk out to Kolaba fort over wet sand; the horse carts follow when it turns. Fish thali with solkadhi, then the cottage in its betel-nut grove.',
    'South along the coast, 50 km by Revdanda and Kashid to Murud. From Rajapuri sailing boats go out to Janjira, a ring of round bastions never taken from the sea. Swim at Kashid on the way back; bombil fry at Nagaon.',
    'Coconut breakfast, a last hour on the beach, and the noon ferry to Mumbai. You step off at the harbour at about half past one; the airport is an hour from there, two on a Friday.',
  ],
  pictures: [
    { scene: 'maharashtra', timeOfDay: 'dusk' },
    { scene: 'maharashtra', timeOfDay: 'noon', flip: true },
    { scene: 'maharashtra', timeOfDay: 'night', view: [420, 160, 780, 520] },
  ],
});

export const konkanByTrain = createSamplePackage({
  category: 'domestic',
  name: 'Konkan by Train',
  place: 'Maharashtra',
  persons: 2,
  price: 29600,
  description:
    'Mumbai to Goa the way the line was built to be seen: in daylight, in three stages, with window seats on the sea side where there is one. Ninety-odd tunnels, a viaduct nearly as tall as the Qutb Minar, and a beach town at every halt.',
  tripHighlights: [
    'Window seats on three daytime trains',
    'Panval Nadi viaduct seen from below and crossed above',
    'Ganpatipule with its temple on the beach',
    'Sindhudurg fort by boat from Malvan',
    'Malvani thali with tisrya and solkadhi',
    'Mangoes in April and May straight from the crate',
  ],
  inclusions: [
    '✓ Two nights at Ganpatipule ✓ Two nights at Malvan ✓ One night in Margao ✓ Breakfast daily',
    '• Chair-car tickets on all three trains • Station transfers',
    'Boat to Sindhudurg',
  ],
  exclusions: [
    'Travel to Mumbai and from Goa',
    '✓ Lunch and dinner ✓ Snorkelling and scuba',
    'Delays which on this line are part of the view',
  ],
  itinerary: [
    'A very early train from Mumbai crosses the creeks at first light and reaches Ratnagiri towards eleven, after the long tunnel at Karbude. By car 25 km to Ganpatipule, where the temple stands on the sand itself. Modak in the afternoon, sea until dark.',
    'Jaigad fort and its lighthouse in the morning, 20 km up the coast across a creek. In the afternoon back towards Ratnagiri for Thibaw’s palace, where the last king of Burma looked at the sunset for thirty years, and to the foot of the Panval Nadi viaduct, sixty-four metres of pier.',
    'Cross the same viaduct by train before noon; it takes twenty seconds, so be at the door side. Kudal in about three hours, then 27 km to Malvan. Evening market at the jetty, when the mackerel come in and prices are sung.',
    'By boat to Sindhudurg, built by Shivaji on a rock in the sea, with a handprint and a footprint kept under domes. A dozen families still live inside. Thali at a house in Dandi: tisrya, bangda, and for vegetarians a kaju usal that wins arguments.',
    'A free morning for the beach at Tarkarli. After lunch the last train of the trip, two hours from Kudal to Madgaon over the Terekhol and the Mandovi. Night in Margao, with a stroll past its old mansions.',
    'Breakfast in the covered market, the one behind the municipality with garlands at one end and chorizo at the other. Then home by air, or back to Mumbai on the fast train if you cannot stop looking out.',
  ],
  pictures: [
    { scene: 'night-train', timeOfDay: 'dusk' },
    { scene: 'maharashtra', timeOfDay: 'dawn', view: [0, 260, 630, 420] },
    { scene: 'goa', timeOfDay: 'dawn', view: [0, 260, 810, 540] },
    { scene: 'night-train', timeOfDay: 'noon', flip: true, view: [60, 150, 690, 460] },
  ],
});
