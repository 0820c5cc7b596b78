import { createSamplePackage } from '#server/sample/sample-package.ts';

export const lanternsAndKarst = createSamplePackage({
  category: 'international',
  name: 'Lanterns & Karst',
  place: 'Vietnam',
  persons: 2,
  price: 138500,
  description:
    'North to middle in seven days: egg coffee in Hanoi, a night among the islands of Lan Ha, a rowing boat through the caves of Trang An, and three evenings in Hoi An when the river carries paper lamps. Vegetarian kitchens are everywhere once you know the word chay.',
  tripHighlights: [
    'Overnight boat in Lan Ha bay',
    'Rowed through the river caves of Trang An',
    'Hoi An by lantern light',
    'Hindu towers of My Son at eight in the morning',
    'Hanoi street breakfast with a food writer',
    'A lantern you make and carry home folded',
  ],
  inclusions: [
    '✓ Two nights in Hanoi ✓ One night on board ✓ Three nights in Hoi An ✓ Breakfast daily ✓ All meals on the boat',
    '• Flight from Hanoi to Da Nang • All transfers • Kayaks',
    'English-speaking guides for Hanoi and Trang An and My Son',
  ],
  exclusions: ['International flights', '✓ E-visa ✓ Insurance ✓ Tips', 'Lunch and dinner on land'],
  itinerary: [
    'Arrive in Hanoi, 45 minutes from airport to Old Quarter. After a rest walk round Hoan Kiem with the whole town in its slippers. Egg coffee up four flights, in the house where it was invented for want of milk.',
    'Street breakfast at seven with somebody who writes about it: pho, banh cuon, or mushroom versions of both. The Temple of Literature before ten, the Women’s Museum after, water puppets in the evening. In between, cross the road slowly and steadily; it works.',
    'South 95 km to Trang An, where women row with their feet through nine caves and past temples with no road. Two and a half hours on the water. Then across the delta, three hours, to a small hotel by the pier; count this as the boat’s first evening, with dinner on deck at the mooring.',
    'Out into Lan Ha bay, quieter neighbour of Ha Long, at eight. Kayaks under an arch, a swim where the guide says so, lunch at anchor. Ashore at three, expressway to the airport, and the evening flight to Da Nang; Hoi An is 30 km on.',
    'Hoi An wakes at nine. Assembly halls, the covered bridge of the Japanese merchants, and a tailor who will have your jacket by tomorrow. Cao lau for lunch, chay if you ask; lanterns on the river from six.',
    'My Son at opening time, 40 km inland: towers to Shiva raised by Cham kings over nine centuries, in brick without visible mortar. Afternoon in a lantern workshop, bamboo and silk, or at An Bang beach. Collect the jacket.',
    'A bicycle ride to the herb gardens of Tra Que before the heat. Da Nang airport is 45 minutes away, with direct flights to some Indian cities and connections by Hanoi for the others.',
  ],
  pictures: [
    { scene: 'vietnam', timeOfDay: 'dawn' },
    { scene: 'vietnam', timeOfDay: 'night', flip: true },
    { scene: 'vietnam', timeOfDay: 'noon', view: [330, 160, 780, 520] },
  ],
});
