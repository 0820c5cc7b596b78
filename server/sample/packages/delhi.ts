import { createSamplePackage } from '#server/sample/sample-package.ts';

export const sevenCities = createSamplePackage({
  category: 'domestic',
  name: 'Seven Cities of Delhi',
  place: 'Delhi',
  persons: 2,
  price: 22900,
  description:
    'Delhi was founded at least seven times and nobody cleared away the earlier attempts. Four days by metro, on foot and in a cycle rickshaw, from the pillar at Mehrauli that will not rust to a plate of nihari that has simmered since last night.',
  tripHighlights: [
    'Humayun’s tomb in the evening light',
    'Mehrauli park with its stepwells',
    'Old Delhi breakfast walk from Chawri Bazaar',
    'Qawwali at Nizamuddin on a Thursday',
    'Tughlaqabad without another soul',
    'Sunder Nursery and its picnic lawns',
  ],
  inclusions: [
    '✓ Three nights in Nizamuddin East ✓ Breakfast daily',
    '• Metro cards loaded for four days • Cycle rickshaws in the old city • Cab for Tughlaqabad',
    'Guide for two walks ✓ Monument tickets',
  ],
  exclusions: [
    'Travel to Delhi',
    '✓ Lunch and dinner except on the food walk ✓ Tips',
    'Airport transfers at night',
  ],
  itinerary: [
    'Arrive and drop the bags in Nizamuddin. At three we cross the road to Sunder Nursery, and at half past four to Humayun’s tomb, when the sandstone warms and the parakeets come home. If it is Thursday, stay for qawwali at the dargah from about seven.',
    'The yellow line to Qutb Minar by nine, then the archaeological park behind it: Rajon ki Baoli, Jamali Kamali, a thousand years within a kilometre. Lunch in Mehrauli. Tughlaqabad in the afternoon, a fort six kilometres round and cursed by a saint, usually empty but for goats.',
    'Old Delhi begins at eight with bedmi puri near Chawri Bazaar. By cycle rickshaw through the spice market at Khari Baoli, up to a roof, and to Jama Masjid between prayers. Nihari or, for vegetarians, the parathas of their own lane; the Red Fort after two, except on Mondays when it is shut.',
    'Purana Qila and its lake in the morning, Lodi Garden with its joggers and sultans afterwards. Last stop Agrasen ki Baoli, a hundred-odd steps down behind the office towers. The airport line takes twenty-five minutes from New Delhi station.',
  ],
  pictures: [
    { scene: 'delhi', timeOfDay: 'noon' },
    { scene: 'delhi', timeOfDay: 'dusk', view: [210, 130, 780, 520] },
    { scene: 'delhi', timeOfDay: 'night' },
  ],
});
