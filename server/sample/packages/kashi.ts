import { createSamplePackage } from '#server/sample/sample-package.ts';

export const firstLight = createSamplePackage({
  category: 'domestic',
  name: 'Kashi at First Light',
  place: 'Kashi',
  persons: 2,
  price: 24600,
  description:
    'The river is the street here, and it is best before six. Four days between Assi and Raj Ghat, with a boatman whose family has rowed for five generations, a morning in Sarnath, and breakfasts that explain why nobody in Banaras is in a hurry.',
  tripHighlights: [
    'Two dawn boats from Assi to Raj Ghat',
    'Evening aarti at Dashashwamedh seen from the river',
    'Sarnath with its museum',
    'Weavers at their pit looms in Alaipura',
    'Kachori with jalebi at seven in the morning',
    'Ramnagar fort across the water',
  ],
  inclusions: [
    '✓ Three nights in a river-facing guest house ✓ Breakfast daily',
    '• Airport or station transfers • Auto-rickshaws for all visits • Private rowing boat on two mornings',
    'Guide for the old city and Sarnath',
  ],
  exclusions: ['Travel to Varanasi', '✓ Offerings ✓ Priority darshan tickets ✓ Tips', 'Lunch and dinner'],
  itinerary: [
    'The airport at Babatpur is 25 km from the ghats, the station barely five. The last two hundred metres are on foot, with a porter for the bags, because no car fits. At half past five the boat pushes off, and the aarti at Dashashwamedh is watched from the water, away from the elbows.',
    'Up at five. The rowing boat goes downstream from Assi as the sun comes over the far bank, and the boatman names the ghats like cousins. Breakfast is kachori, sabzi and jalebi in Thatheri Bazaar; from November to February also malaiyo, a foam of milk and saffron that is gone by ten. The old city walk ends at Vishwanath; leave phones in the locker.',
    'Sarnath is 10 km out: the Dhamek stupa, deer, and the lion capital in a museum that is closed on Fridays. In the afternoon Alaipura, where a Banarasi sari takes a month and the loom talks all day. Tamatar chaat in the evening; do not ask what is in it, ask for more.',
    'A second dawn boat, this time upstream and across to Ramnagar, the maharaja’s sandy old fort with its vintage cars and one astonishing clock. Back by eleven for a bath and a lassi in a clay cup. Afternoon departure.',
  ],
  pictures: [
    { scene: 'kashi', timeOfDay: 'dawn' },
    { scene: 'kashi', timeOfDay: 'dusk', view: [240, 90, 960, 640] },
    { scene: 'kashi', timeOfDay: 'noon', flip: true },
  ],
});

export const devDeepawali = createSamplePackage({
  category: 'domestic',
  name: 'Dev Deepawali',
  place: 'Kashi',
  persons: 2,
  price: 38500,
  description:
    'On the full moon of Kartik, fifteen days after Diwali, every step of every ghat carries a lamp. We hold a boat and three rooms for the one night when the whole city comes down to its river. Book by August; by September there is no bed left in Kashi.',
  tripHighlights: [
    'A reserved place in a boat from five until nine',
    'Lamps on more than eighty ghats',
    'Lighting your own row of diyas at Assi',
    'Morning raga on the steps',
    'A quiet day after with time for the temples',
  ],
  inclusions: [
    '✓ Two nights near Assi at festival rates ✓ Breakfast and dinner',
    'Shared boat with twelve seats on the festival night',
    '• Station or airport transfers • Diyas with oil and wicks',
  ],
  exclusions: ['Travel to Varanasi', 'Private boat • Fireworks • Anything bought on the ghats'],
  itinerary: [
    'Arrive by the afternoon, since roads near the river close early. An easy walk from Assi to Kedar Ghat, where families are already washing the steps and counting lamps. Early dinner; tomorrow is long.',
    'Morning raga at Assi, then rest until three. At half past four we fill and light our own row of diyas, and at five the boat goes out. For four hours you drift past the whole city in lamplight, to Raj Ghat and back, with tea, blankets and puri-sabzi on board.',
    'The morning after smells of burnt oil and marigold, and the ghats are quiet. A slow breakfast, the Durga temple and Tulsi Manas for those who like, and transfers to the station or airport after lunch.',
  ],
  pictures: [
    { scene: 'kashi', timeOfDay: 'night' },
    { scene: 'kashi', timeOfDay: 'dusk', flip: true },
    { scene: 'kashi', timeOfDay: 'night', flip: true, view: [40, 320, 720, 480] },
  ],
});
