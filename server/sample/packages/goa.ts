import { createSamplePackage } from '#server/sample/sample-package.ts';

export const goaSlowly = createSamplePackage({
  category: 'domestic',
  name: 'Goa, Slowly',
  place: 'Goa',
  persons: 2,
  price: 36400,
  description:
    'Two nights among the painted balconies of Panaji, two on the quiet sand of the south. Bread from the poder’s bicycle, a ferry to an island without a bridge, and a beach where the boats come up at four with mackerel. The sea is for swimming from October to May.',
  tripHighlights: [
    'Fontainhas on foot with a house visit',
    'Ferry to Divar and lunch in a village home',
    'Old Goa before nine in the morning',
    'Two nights within sight of Palolem beach',
    'Cabo de Rama fort at sunset',
    'A spice farm near Ponda for the curious cook',
  ],
  inclusions: [
    '✓ Two nights in a heritage guest house in Panaji ✓ Two nights in a beach cottage ✓ Breakfast daily',
    '• Airport transfers • Car for three full days',
    'Home lunch on Divar island',
    'Walking tour of Fontainhas',
  ],
  exclusions: ['✓ Flights ✓ Water sports ✓ Drinks', 'Other lunches and dinners', 'Scooter hire'],
  itinerary: [
    'Panaji is 30 km from Dabolim and 35 from Mopa; the guest house has the key under the St Anthony. After four we walk Fontainhas: tiled name plates, oyster-shell windows, and a front room where a family will show you their piano. Dinner is xacuti with poi to mop it up.',
    'Old Goa by half past eight, when Bom Jesus and the Sé are empty and cool. Then the free ferry to Divar, ten minutes, and a lane between paddy fields to a house with a long table. Sorpotel or, for vegetarians, khatkhatem of five vegetables; sleep is the local afternoon programme.',
    'South today, 70 km by way of a spice farm near Ponda where vanilla and nutmeg are passed from hand to hand. Palolem by three: the beach is a perfect bow and the water shallow a long way out. Fish thali at a shack, with kokum as pink as the sunset.',
    'Nothing until eleven. Then kayaks to Butterfly beach if the sea is flat, or the forest at Cotigao if it is not. Towards evening 25 km to Cabo de Rama, a ruined fort over an empty horizon, with tea from a thermos.',
    'A last swim. The road to either airport takes two to three hours, and we stop in Margao for bebinca, choris and cashew in sealed packets that survive a flight.',
  ],
  pictures: [
    { scene: 'goa', timeOfDay: 'noon' },
    { scene: 'goa', timeOfDay: 'dusk', flip: true },
    { scene: 'goa', timeOfDay: 'dawn', view: [0, 260, 810, 540] },
  ],
});
