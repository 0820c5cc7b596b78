import { createSamplePackage } from '#server/sample/sample-package.ts';

export const desertForts = createSamplePackage({
  category: 'domestic',
  name: 'Desert Forts',
  place: 'Rajasthan',
  persons: 4,
  price: 98000,
  description:
    'Jodhpur, Jaisalmer, Bikaner: three forts on one long road, each in stone of another colour. The distances are honest and the car leaves early, so that you stand on the ramparts in the good light and are indoors with a thali when the sun is high. October to March only.',
  tripHighlights: [
    'Mehrangarh at opening time before the coaches',
    'A haveli room inside the living fort of Jaisalmer',
    'Camels at Khuri and supper under the stars',
    'Stepwells and temples at Osian',
    'Junagarh at Bikaner with its lacquered rooms',
    'Kachori breakfast in three cities and a verdict at the end',
  ],
  inclusions: [
    '• Six nights in heritage hotels • Two double rooms • Breakfast daily',
    '✓ SUV with driver from Jodhpur to Jodhpur ✓ Tolls ✓ Parking ✓ Night charges',
    'Camel ride and dinner at Khuri',
    'Licensed guides in all three forts',
  ],
  exclusions: [
    'Travel to Jodhpur and home',
    '✓ Camera tickets ✓ Lunches ✓ Dinners except at Khuri',
    'Tips for guides and musicians',
  ],
  itinerary: [
    'Arrive in Jodhpur by noon. Start with a makhaniya lassi at the clock tower, so thick that it comes with a spoon, then walk the blue lanes of Brahmapuri as the shutters open again after four. Night in a haveli below the fort.',
    'Mehrangarh opens at nine and we are there at nine. Two hours for the palaces and the cannon terrace, then downhill to Jaswant Thada, the marble cenotaph that glows when you stand inside. In the afternoon the stepwell of Toorji and a shop where they have tied bandhani for six generations.',
    'Drive 65 km to Osian for the Sun temple and the dunes behind it, then 220 km on to Jaisalmer by way of Pokhran. The fort shows itself twenty minutes before you arrive, low and yellow. Night inside the walls, where about three thousand people still live.',
    'Morning walk in the fort: the Jain temples, shut to visitors after noon, and the lanes where cows have right of way. Patwon ki Haveli and Gadisar lake after tea. Buy ghotua laddoos before the shop closes at eight.',
    'A free morning, then 48 km south to Khuri, quieter than Sam and with better sand. Camels for an hour to the last crest, sunset, and a supper of ker sangri and bajra rotis by the fire. Sleep in a mud-walled hut with a proper bathroom.',
    'The long day: 370 km to Bikaner, six and a half hours with a dhaba lunch at Phalodi, where demoiselle cranes gather at Kheechan from October to early March. Evening among the bhujia makers of the old town.',
    'Junagarh was never taken, and its painted rooms look it. On the way back to Jodhpur, 250 km, stop at Deshnok for the Karni Mata temple and its famous rats. Trains and flights after seven in the evening.',
  ],
  pictures: [
    { scene: 'rajasthan', timeOfDay: 'dusk' },
    { scene: 'rajasthan', timeOfDay: 'noon', flip: true, view: [30, 70, 630, 420] },
    { scene: 'rajasthan', timeOfDay: 'night' },
  ],
});

export const tharWeekend = createSamplePackage({
  category: 'domestic',
  name: 'Thar Weekend',
  place: 'Rajasthan',
  persons: 2,
  price: 32900,
  description:
    'Four days out of Jaisalmer for people who have seen forts and now want the desert: an abandoned village, the last temple before the border, and one night without a single electric light. The stars are the reason to come at new moon.',
  tripHighlights: [
    'A night in the dunes with no lights but the fire',
    'Tanot temple and the Longewala battlefield',
    'Kuldhara at sunset',
    'Manganiyar musicians at home in their village',
    'Breakfast poha and jalebi at Hanuman Chauraha',
  ],
  inclusions: [
    '✓ Two nights in Jaisalmer ✓ One night in a dune camp ✓ Breakfast daily and dinner at the camp',
    '• Jeep with driver for all drives • Camels • Bedding and blankets',
    'A morning with a Manganiyar family',
  ],
  exclusions: [
    'Flights or trains to Jaisalmer',
    '• Lunches • Soft drinks • Camera tickets',
    'Travel insurance',
  ],
  itinerary: [
    'Jaisalmer station and airport are both within twenty minutes of the hotel. After tea the guide walks you through the fort from the main gate to the Jain temples, then down to Gadisar as the chhatris turn from yellow to rust. Dinner is dal, bati and far too much ghee.',
    'A full day towards the border: 120 km to Tanot, a temple kept by the Border Security Force, and 38 km back to Longewala, where the tanks of 1971 stand in the sand. Carry an identity card. The road is empty, straight and often half under dunes; you are back by six.',
    'In the morning a Manganiyar family near Hamira sings what their grandfathers sang for the Bhati courts. Towards evening Kuldhara, left in one night two hundred years ago, and on to the dunes with camels. Supper by the fire; the Milky Way needs no explanation.',
    'Tea in the sand at first light, then 45 km back for a bath and breakfast at the hotel. Time for the shawl and leather shops of Manak Chowk before the afternoon flight or the evening train.',
  ],
  pictures: [
    { scene: 'rajasthan', timeOfDay: 'dawn' },
    { scene: 'rajasthan', timeOfDay: 'dusk', view: [0, 290, 600, 400] },
    { scene: 'rajasthan', timeOfDay: 'night' },
  ],
});
