import { createSamplePackage } from '#server/sample/sample-package.ts';

export const dalHouseboat = createSamplePackage({
  category: 'domestic',
  name: 'Houseboat on the Dal',
  place: 'Srinagar',
  persons: 2,
  price: 52400,
  description:
    'Two nights on carved cedar, three in the valleys, and a shikara before sunrise to the market where lotus stems change hands between boats. Tulips in April, chinars in late October, snow from December: the plan is the same and the pictures never are.',
  tripHighlights: [
    'Floating vegetable market at five in the morning',
    'Gulmarg gondola to Kongdoori',
    'Betaab and Aru valleys from Pahalgam',
    'Wazwan lunch served on one copper tray',
    'Old city walk to Khanqah-e-Moula',
    'Saffron fields at Pampore',
  ],
  inclusions: [
    '✓ Two nights on a deluxe houseboat ✓ One in Gulmarg ✓ Two in Pahalgam ✓ Breakfast and dinner',
    '• Car with driver from the airport and back • One-hour shikara twice',
    'Gondola ticket for the first phase',
    'Heating from November to March',
  ],
  exclusions: [
    'Flights to Srinagar',
    '✓ Ponies and local union taxis ✓ Second phase of the gondola ✓ Snow gear',
    'Lunches apart from the wazwan',
  ],
  itinerary: [
    'The airport is 14 km from Dal Gate. The houseboat sends its shikara for you, and the first kahwa comes with almonds before the bags do. Late afternoon in Nishat, twelve terraces above the lake, and dinner on board. Note that prepaid SIMs from elsewhere usually do not work here; a postpaid one does.',
    'At five, wrapped in a pheran, by shikara to the floating market; by seven it is over. After breakfast the old city: Jamia Masjid on its deodar columns, papier-mâché walls at Khanqah-e-Moula, a baker pulling girda from the oven. Wazwan for lunch, seven dishes, and no dinner needed.',
    'To Gulmarg, 50 km through orchards and up from Tangmarg. The gondola’s first phase stops at Kongdoori at 3,080 metres; from there you look over the whole bowl and, on clear days, Nanga Parbat. Night among the pines at 2,650 metres, with hot-water bottles.',
    'Down again and across the valley to Pahalgam, 140 km. On the way the ruins of Avantipora, ninth century, and the fields of Pampore, purple for two weeks from late October. Evening along the Lidder, which drowns all conversation.',
    'Local jeeps to Betaab valley and Aru, 11 km up a road that ends in a meadow. Trout if you eat it, rajma if you do not. Those who wish can walk the last hour back with the shepherds’ dogs at a respectful distance.',
    'Back to Srinagar, 95 km, with a stop for walnuts and a cricket bat at Halmulla, where everybody makes them from willow. Keep three hours at the airport for its checks. Flights after three are safe.',
  ],
  pictures: [
    { scene: 'srinagar', timeOfDay: 'noon' },
    { scene: 'srinagar', timeOfDay: 'dawn', flip: true },
    { scene: 'srinagar', timeOfDay: 'dusk', view: [270, 270, 780, 520] },
  ],
});
