import { createSamplePackage } from '#server/sample/sample-package.ts';

export const backwaterDays = createSamplePackage({
  category: 'domestic',
  name: 'Backwater Days',
  place: 'Kerala',
  persons: 2,
  price: 47500,
  description:
    'Tea at eighteen hundred metres, pepper on the vine, then a night on the water with a cook who asks at noon what you would like for dinner. Six days from Kochi up to Munnar and down again to Alappuzha, at the pace of the lanes themselves. Best from September to March; in the monsoon we swap the boat ride at Thekkady for a spice kitchen.',
  tripHighlights: [
    'A night on a two-cabin kettuvallam with its own cook',
    'Tea factory and plucking rows above Munnar',
    'Early boat on Periyar lake',
    'Kalaripayattu in a practice pit at Kumily',
    'Fort Kochi on foot with a local historian',
    'A meal of karimeen pollichathu on the bund',
  ],
  inclusions: [
    '✓ Two nights in Munnar ✓ One night each in Thekkady and Kochi ✓ One night on the houseboat',
    '✓ Breakfast daily ✓ All meals on board',
    '• Air-conditioned car from Kochi airport and back • Fuel and tolls • Driver’s stay',
    'Entry tickets for Eravikulam and Periyar',
  ],
  exclusions: [
    '✓ Flights or trains to Kochi ✓ Lunches and dinners on land',
    'Camera fees and tips',
    'Eravikulam during the calving weeks of February and March when the park closes',
  ],
  itinerary: [
    'Arrive at Kochi before noon and drive 110 km to Munnar, about four hours. The road leaves the rubber estates behind after Neriamangalam bridge and climbs past the Cheeyappara falls, where everybody stops for tea and roasted corn. Evening walk through the town market for cardamom and homemade chocolate. Night in Munnar.',
    'Eravikulam opens at half past seven and the Nilgiri tahr graze beside the path before the crowd comes. Afterwards a tea factory at Nallathanni shows how a leaf becomes dust, broken or orthodox in a single day. After lunch the afternoon is for Top Station, 32 km out, if the mist allows.',
    'Drive 95 km along the Cardamom Hills to Thekkady, stopping at Devikulam for the view down to the plains. In the evening, an hour of kalaripayattu: oil lamps, bare feet, urumi blades that whip like ribbon. Dinner in Kumily, where appam and stew is the safe and right order.',
    'The first boat on Periyar lake leaves at 7.30; otters and sambar are likely, elephants are luck. By late morning you are in the car for Fort Kochi, 160 km and five hours down through pineapple country. The Chinese nets are still dipping at sunset, and the homestay is two lanes behind them.',
    'Two hours on foot with a historian: St Francis Church, the synagogue lane and the spice stores of Mattancherry. Then 55 km down the coast to Alappuzha for the boat at noon. Lunch is served while the paddy fields of Kuttanad go by, lying lower than the water on both sides. The boat ties up by six, as the nets go out then, and the evening belongs to frogs, cards and fried fish.',
    'Breakfast on the water and ashore at nine. The airport is 85 km up the highway, two and a half hours with a stop for banana chips fried while you wait. Flights after two are comfortable.',
  ],
  pictures: [
    { scene: 'kerala', timeOfDay: 'dawn' },
    { scene: 'kerala', timeOfDay: 'dusk', view: [430, 250, 720, 480] },
    { scene: 'sri-lanka', timeOfDay: 'noon', view: [90, 530, 405, 270] },
    { scene: 'kerala', timeOfDay: 'night', flip: true },
  ],
});

export const kumarakom = createSamplePackage({
  category: 'domestic',
  name: 'Kumarakom Pause',
  place: 'Kerala',
  persons: 2,
  price: 21800,
  description:
    'Three days on the eastern shore of Vembanad with nothing to catch and nowhere to be. A cottage under coconut palms, a canoe tied outside, and a toddy shop where the duck roast runs out by two.',
  tripHighlights: [
    'Lake cottage with a veranda over the water',
    'Dawn walk in the bird sanctuary',
    'Country canoe through the narrow canals of Manchira',
    'Toddy-shop lunch with duck roast and kappa',
    'Coir spinning with the women of a village cooperative',
  ],
  inclusions: [
    '✓ Two nights in a lake-facing cottage ✓ Breakfast and dinner ✓ One toddy-shop lunch',
    'Canoe with boatman for three hours',
    '• Car from Kochi airport and back • Sanctuary tickets',
  ],
  exclusions: ['Travel to Kochi', 'Ayurvedic treatments • Laundry • Drinks', 'Motor boats on the lake'],
  itinerary: [
    'From Kochi airport it is 85 km to Kumarakom, two and a half hours by way of Vaikom and its great temple. Settle in, swim, and take the bench at the jetty by half past five: the sun goes down straight across fourteen kilometres of lake. Dinner is what the fisherman brought.',
    'The sanctuary gate opens at six and the egrets are already noisy; June to August is nesting time, November to February brings the Siberian visitors. After breakfast a canoe slips into canals too narrow for engines, past ducks by the hundred and a cooperative where coir is still spun by hand. Lunch at a toddy shop, then sleep, for which the afternoon has been kept free.',
    'A slow breakfast of puttu and kadala. On the way back we stop in Vaikom for the boat jetty where the satyagraha of 1924 is remembered, and reach Kochi airport in time for any flight after two.',
  ],
  pictures: [
    { scene: 'kerala', timeOfDay: 'noon' },
    { scene: 'kerala', timeOfDay: 'dusk', flip: true },
    { scene: 'kerala', timeOfDay: 'night', flip: true },
  ],
});
