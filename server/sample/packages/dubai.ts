import { createSamplePackage } from '#server/sample/sample-package.ts';

export const creekToDunes = createSamplePackage({
  category: 'international',
  name: 'Creek to Dunes',
  place: 'Dubai',
  persons: 4,
  price: 189000,
  description:
    'The city that everybody has seen in pictures, begun from the side that few look at: a wooden abra across the creek for one dirham. Five days with the tower, the desert and a day in Abu Dhabi, arranged so that children sleep and parents see the sunset.',
  tripHighlights: [
    'Abra from Bur Dubai to the spice souk',
    'The tower’s observation deck before the haze',
    'An evening in the desert conservation reserve',
    'Sheikh Zayed mosque as its lamps come on',
    'Old Al Fahidi and breakfast in a courtyard',
    'Nihari in Satwa after midnight',
  ],
  inclusions: [
    '• Four nights in two connecting rooms • Breakfast daily',
    '✓ Visa assistance ✓ Airport transfers ✓ Metro cards',
    'Desert evening with dinner • Day trip to Abu Dhabi • Tower tickets',
  ],
  exclusions: [
    '✓ Flights ✓ Visa fee ✓ Tourism dirham paid at the hotel',
    'Theme parks',
    'Lunch and other dinners',
  ],
  itinerary: [
    'Most flights from India land before noon. Rest, then the creek at five: an abra across for a dirham each, the spice souk, the gold souk, and back by water as the dhows light up. Dinner in Deira, where the menu is half Kerala.',
    'Al Fahidi in the morning: wind towers, a courtyard breakfast of balaleet and chebab, the coffee museum. The big tower’s deck is booked for half past four, so that you see it by day and by night. Afterwards the fountain, every half hour from six.',
    'A slow morning at the beach by the sail-shaped hotel. At half past two jeeps leave for the conservation reserve, an hour inland: oryx, gazelle, dunes without quad bikes. Camels for the children, dinner on carpets, stars named by somebody who knows them.',
    'Abu Dhabi is 140 km, an hour and a half. The Louvre on its island first, closed on Mondays, then the Grand Mosque from four until the lamps come on; wrists, ankles and hair covered, entry registered free beforehand. Home by nine with shawarma in the car.',
    'A last hour for dates and saffron in the old market, or for the creek-side Museum of the Poet. The airport is twenty minutes away. Flights home after lunch.',
  ],
  pictures: [
    { scene: 'dubai', timeOfDay: 'dusk' },
    { scene: 'dubai', timeOfDay: 'noon', flip: true },
    { scene: 'dubai', timeOfDay: 'night', view: [120, 30, 780, 520] },
  ],
});
