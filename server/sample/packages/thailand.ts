import { createSamplePackage } from '#server/sample/sample-package.ts';

export const longtailDays = createSamplePackage({
  category: 'international',
  name: 'Longtail Days',
  place: 'Thailand',
  persons: 2,
  price: 92600,
  description:
    'Limestone, warm water and a wooden boat with a lorry engine. Krabi and Phang Nga rather than the big resorts, with mornings on the sea and evenings at night markets where vegetarians need only the word jay. November to April is the season on this coast.',
  tripHighlights: [
    'Private longtail to the Hong islands',
    'Railay beach reached only by boat',
    'Kayaks in the mangroves at Ao Thalane',
    'Sunset among the towers of Phang Nga bay',
    'Sunday walking street in old Phuket',
    'A cooking class with the market included',
  ],
  inclusions: [
    '✓ Three nights at Ao Nang ✓ Two nights in Phuket old town ✓ Breakfast daily',
    '• Airport transfers • Private longtail for one day • Kayak guide',
    'Cooking class ✓ National park fees',
  ],
  exclusions: [
    'International flights',
    'Visa or arrival formalities as they stand on the day',
    '✓ Lunch and dinner ✓ Diving ✓ Insurance',
  ],
  itinerary: [
    'Fly into Krabi or Phuket; Ao Nang is 30 km from the first and 150 from the second. A swim before dinner, and the night market for grilled corn, roti and mango with sticky rice. Fill in the digital arrival card before you travel.',
    'By private longtail to the Hong islands, an hour out. A lagoon opens behind a gap in the cliff and the boatman cuts his engine to pole you in. Picnic on the sand, snorkels, back by three when the wind gets up.',
    'Kayaks at Ao Thalane while the tide fills the mangroves: macaques on the roots, kingfishers overhead. In the afternoon fifteen minutes by boat to Railay, whose cliffs have no road behind them. Watch the climbers, walk to Phra Nang, return with the last boat.',
    'By road to Phuket, 165 km, with the boat at Phang Nga bay on the way: stilt village, sea caves, and the rock that everybody knows from the cinema seen from the far side. Old town by evening, in a shophouse with a courtyard.',
    'Market at eight with your cook, then four dishes at her stove, of which you eat all. Later Thalang Road and its blue and pink fronts, the Big Buddha for the view, and if it is Sunday the walking street.',
    'Coffee in a former tin merchant’s house. The airport is 35 km north, an hour in traffic; direct flights to Indian cities mostly leave in the afternoon or late at night.',
  ],
  pictures: [
    { scene: 'thailand', timeOfDay: 'noon' },
    { scene: 'thailand', timeOfDay: 'dusk', flip: true },
    { scene: 'thailand', timeOfDay: 'dawn', view: [210, 270, 780, 520] },
  ],
});
