import { createSamplePackage } from '#server/sample/sample-package.ts';

export const whiteRann = createSamplePackage({
  category: 'domestic',
  name: 'White Rann',
  place: 'Gujarat',
  persons: 2,
  price: 41200,
  description:
    'Salt to the horizon under a full moon, a Harappan city at the end of a causeway, and villages where every second house prints, weaves or casts bells. The Rann dries out by November and is at its whitest until February; ask us for the full-moon dates.',
  tripHighlights: [
    'Moonlight on the salt at Dhordo',
    'The causeway drive to Dholavira',
    'Harappan reservoirs with a site guide',
    'Ajrakh printing from mud to indigo at Ajrakhpur',
    'Shipyard on the Rukmavati at Mandvi',
    'Dabeli where it was invented',
  ],
  inclusions: [
    '✓ Two nights in Bhuj ✓ One night in a bhunga near Dhordo ✓ One night at Dholavira ✓ Breakfast daily',
    '• Car from Bhuj and back • Rann entry permits • Driver’s stay',
    'Dinner with folk music at Dhordo',
  ],
  exclusions: [
    'Travel to Bhuj',
    '✓ Lunches ✓ Camel carts ✓ Tent City upgrades',
    'Shopping which will happen',
  ],
  itinerary: [
    'Arrive in Bhuj and go straight to the craft lanes: the weavers of Bhujodi at 8 km and the ajrakh printers of Ajrakhpur a little further. A length of cloth passes through sixteen washes there and you may stamp a corner. Kutchi thali in Bhuj, with garlic chutney handled like explosives.',
    'North to Dhordo, 80 km, with the permit stamped at Bhirandiyara over a plate of its famous mawa. Check in to a round mud bhunga with mirrors in its walls. At five we drive to the edge of the salt and stay until the moon is up; shoes off, nobody talks much.',
    'First Kala Dungar, at 462 metres the highest point of Kutch, where jackals are fed at noon. Then the straight causeway through the Rann, water or salt on both sides, about 100 km in all from Dhordo to Dholavira. Sunset at the fossil park with the whole white plain below.',
    'The Harappan city in the cool of the morning: sixteen reservoirs, a stadium and the place where the oldest signboard was found. A guide makes the stones talk for two hours. Return to Bhuj by three, 140 km, for the Aina Mahal and an early night.',
    'Mandvi is 60 km south: wooden ships stand on the river bank as they have for four hundred years, and Vijay Vilas stands by the sea. Double-fried dabeli at the old bus stand. Back to Bhuj for the evening train or flight.',
  ],
  pictures: [
    { scene: 'gujarat', timeOfDay: 'night' },
    { scene: 'gujarat', timeOfDay: 'dusk', flip: true },
    { scene: 'gujarat', timeOfDay: 'dawn', view: [120, 100, 1020, 680] },
  ],
});
