import { createSamplePackage } from '#server/sample/sample-package.ts';

export const beasValley = createSamplePackage({
  category: 'domestic',
  name: 'Beas Valley',
  place: 'Kullu & Manali',
  persons: 4,
  price: 72800,
  description:
    'Up the Beas from Kullu to the mouth of the tunnel, and through it to another climate. Timber temples, apple terraces, hot springs, siddu with ghee: six days for a family, with one long drive at either end and short ones between.',
  tripHighlights: [
    'Naggar castle and the Roerich house',
    'Through the Atal tunnel to Sissu',
    'Hadimba temple among the cedars at opening time',
    'Hot springs at Vashisht',
    'Siddu and red rice at Jana falls',
    'Shawl weavers’ cooperative near Bhuntar',
  ],
  inclusions: [
    '• Five nights in family rooms • Breakfast and dinner',
    '✓ Seven-seater from Chandigarh to Chandigarh ✓ Tolls and tunnel taxes ✓ Driver’s meals and bed',
    'Guide for the Naggar walk',
  ],
  exclusions: [
    'Travel to Chandigarh',
    '✓ Rohtang permit and its local taxi ✓ Paragliding and rafting ✓ Snow clothing',
    'Lunches',
  ],
  itinerary: [
    'Leave Chandigarh at seven. The four-lane road and its tunnels have shortened the 270 km to Kullu, but allow seven hours with lunch at Mandi. Stop at Bhuntar to see shawls on the loom. Night in Naggar, 22 km short of Manali and a good deal calmer.',
    'Naggar on foot: the castle of stone and cedar laid without mortar, the Roerich gallery under its deodars, and Tripura Sundari with her pagoda roof. After lunch a rough 12 km to Jana falls, where they serve siddu, red rice and lingri pickle on a leaf. Early night by the tandoor stove.',
    'To Manali along the left bank. Hadimba temple at eight, four hundred and seventy years old and dark with cedar, before the yaks arrive for photographs. The old village above the Manalsu after lunch, and the hot springs at Vashisht before dinner, separate for men and women.',
    'Through the Atal tunnel, nine kilometres in ten minutes, and out into Lahaul, where the trees stop. Sissu has a waterfall, a lake and thukpa. On the way back Solang, for snow in winter and ropeway in summer. Rohtang itself needs an online permit, opens around May and is closed on Tuesdays.',
    'A day with nothing fixed: trout farm at Patlikuhl, apple orchards at Raison in September, rafts at Pirdi from April to June. Towards evening, Kullu’s Raghunath temple and the bazaar at Akhara. If you come in October, the gods of two hundred villages camp here for Dussehra.',
    'Breakfast early and down again, 270 km to Chandigarh. We keep an hour for the lake at Pandoh and reach the station or airport by five.',
  ],
  pictures: [
    { scene: 'manali', timeOfDay: 'noon' },
    { scene: 'manali', timeOfDay: 'dawn', flip: true },
    { scene: 'manali', timeOfDay: 'dusk', view: [510, 240, 660, 440] },
  ],
});
