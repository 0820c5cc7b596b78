import { createSamplePackage } from '#server/sample/sample-package.ts';

export const towersAndPenang = createSamplePackage({
  category: 'international',
  name: 'Towers & Penang',
  place: 'Malaysia',
  persons: 2,
  price: 104500,
  description:
    'Three nights under the twin towers and two in George Town, joined by a train that does the distance in four hours. Forest in the middle of the capital, clan houses on stilts in Penang, and roti canai at any hour of the day.',
  tripHighlights: [
    'Sky bridge at opening time',
    'Canopy walk in the KL forest park',
    'Batu Caves without the crowd',
    'George Town’s clan jetties and street art',
    'Penang hill by funicular at dusk',
    'Char koay teow judged over three stalls',
  ],
  inclusions: [
    '✓ Three nights in Kuala Lumpur ✓ Two nights in George Town ✓ Breakfast daily',
    '• ETS train to Butterworth and ferry • Airport transfers • Sky bridge and funicular tickets',
    'Food walk in George Town',
  ],
  exclusions: [
    'International flights',
    '✓ Insurance ✓ Lunch and dinner',
    'Tourism tax collected by the hotels',
  ],
  itinerary: [
    'The airport lies 55 km south of Kuala Lumpur; an hour by car. Fill in the digital arrival card beforehand. Evening in the park below the towers, with the fountain show at eight and half the city’s children in it.',
    'Up the towers at nine, closed on Mondays: the bridge on the 41st floor, then the deck on the 86th. The forest park and its canopy walk, a real hill of dipterocarps between office blocks. Supper in Kampung Baru, wooden houses and nasi lemak with the skyline behind.',
    'Batu Caves at eight, 13 km north: Murugan in gold, 272 steps, and monkeys that read handbags. The Islamic Arts Museum in the afternoon, which nobody regrets. Banana-leaf dinner in Brickfields.',
    'The morning train from KL Sentral runs north past karst and oil palm, four hours to Butterworth, and the ferry crosses to Penang in twenty minutes. Clan jetties at low tide, then a food walk from five: three char koay teow, or the vegetarian lanes off Queen Street.',
    'Street murals before the heat, Khoo Kongsi, the blue mansion, Sri Mahamariamman on Queen Street. At four Kek Lok Si, and at six the funicular to 700 metres above a lit-up strait. Supper on Gurney Drive.',
    'Kopi and kaya on a five-foot way. Penang airport is 16 km from George Town; fly home from here by Kuala Lumpur or Singapore.',
  ],
  pictures: [
    { scene: 'malaysia', timeOfDay: 'night' },
    { scene: 'malaysia', timeOfDay: 'dawn', flip: true },
    { scene: 'malaysia', timeOfDay: 'noon', view: [270, 60, 660, 440] },
  ],
});
