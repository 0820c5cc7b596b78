import { createSamplePackage } from '#server/sample/sample-package.ts';

export const tigersNest = createSamplePackage({
  category: 'international',
  name: 'To the Tiger’s Nest',
  place: 'Bhutan',
  persons: 2,
  price: 124000,
  description:
    'Paro, Thimphu and Punakha in an unhurried loop, with the climb to Taktsang kept for the fifth day, when lungs have got used to the height. One licensed guide and one driver throughout, both of whom will have opinions about archery.',
  tripHighlights: [
    'The climb to Taktsang monastery',
    'Punakha dzong between its two rivers',
    'A hundred and eight chortens at Dochula',
    'Ema datshi in a farmhouse kitchen',
    'Archery practice at Changlimithang',
    'Hot-stone bath after the hike',
  ],
  inclusions: [
    '✓ Five nights in three-star hotels ✓ All meals ✓ Hot-stone bath in Paro',
    '• Entry permit • Licensed guide and car • Monument fees',
    'Sustainable Development Fee at the current rate for Indian citizens',
  ],
  exclusions: [
    'Flights to Paro or travel to Phuentsholing',
    '• Ponies for the first half of the climb • Drinks • Tips',
    'The difference in the Sustainable Development Fee for other nationalities',
  ],
  itinerary: [
    'The approach to Paro turns between hillsides, close enough to count prayer flags. Indian citizens enter with a passport or voter card and the permit we hold ready. An hour and a half by car to Thimphu, 50 km, for an easy evening; the town lies at 2,300 metres.',
    'Thimphu: the great seated Buddha above the valley, the weaving museum, the post office that prints your face on valid stamps. At Changlimithang archers hit a target 145 metres off and dance about it. Tashichho dzong after five, when the offices close.',
    'Over Dochula at 3,100 metres, with 108 chortens and, from October to February, the whole eastern Himalaya. Down through rhododendron to Punakha, 75 km and three hours. Walk across rice fields to Chimi Lhakhang, the temple of the divine madman; explanations from your guide, with a straight face.',
    'Punakha dzong in the morning, white and ochre where the Pho Chhu meets the Mo Chhu, entered by a cantilever bridge. Afterwards the long suspension bridge, 160 metres of prayer flags. Back to Paro by evening, 125 km.',
    'Start for Taktsang at seven. The path gains some 700 metres to the viewpoint at about 3,140, then steps go down to the waterfall and up again to the monastery; four to five hours there and back with a tea house halfway. Leave phones and bags at the gate. Tonight the bath with stones from the fire.',
    'Kyichu Lhakhang, thirteen centuries old, with its orange trees that never stop. Red rice and a souvenir of dried yak cheese if you are brave. Flights leave Paro in the morning and at noon; we sit early, since only daylight counts here.',
  ],
  pictures: [
    { scene: 'bhutan', timeOfDay: 'dawn' },
    { scene: 'bhutan', timeOfDay: 'noon', view: [480, 140, 720, 480] },
    { scene: 'bhutan', timeOfDay: 'dusk', flip: true },
  ],
});
