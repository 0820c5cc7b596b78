import { createSamplePackage } from '#server/sample/sample-package.ts';

export const sonauliToPokhara = createSamplePackage({
  category: 'domestic',
  name: 'Overland to Pokhara',
  place: 'Nepal',
  persons: 4,
  price: 64500,
  description:
    'From Gorakhpur station to the lake at Pokhara without a flight or a visa, the way half of Purvanchal takes its holidays. Two easy days and two long ones, with Lumbini on the way up and the rhinos of Chitwan on the way down.',
  tripHighlights: [
    'Maya Devi temple at Lumbini in the evening',
    'Sunrise on Machhapuchhre from Sarangkot',
    'Rowing boat to the island temple on Phewa',
    'Jeep safari at Sauraha',
    'The hill town of Tansen at lunchtime',
  ],
  inclusions: [
    '• Five nights in family rooms • Breakfast and dinner',
    '✓ Seven-seater from Gorakhpur and back ✓ Nepali road permit ✓ Driver’s stay',
    'Jeep safari with park entry at Chitwan',
  ],
  exclusions: [
    'Train or flight to Gorakhpur',
    '✓ Cable car ✓ Paragliding ✓ Boats',
    'Roaming or a Nepali SIM • Lunches',
  ],
  itinerary: [
    'Gorakhpur to the border at Sonauli is 95 km, and another 27 km bring you to Lumbini. Adults need a passport or voter card; carry rupees in hundreds, as the rules for larger notes change. In the evening the Maya Devi temple, the Ashokan pillar and a garden where nobody raises a voice.',
    'The old Siddhartha highway to Pokhara is 180 km of bends and takes the whole day. Lunch at Tansen, a Newar hill town of brass and dhaka cloth. The first sight of the lake comes around five, with a swim of cloud where the mountains should be.',
    'Up at half past four for Sarangkot: Dhaulagiri turns pink first, Machhapuchhre last. After breakfast a rowing boat to Tal Barahi on her island and across to the path for the Peace Pagoda, fifty minutes of forest steps. Momos by the water in the evening.',
    'A free day. Davis falls and the Gupteshwar cave for the children, the Mountain Museum for the rest, or a cable car for those who missed Sarangkot. Paragliding can be booked on the spot and depends on the wind, which decides by ten.',
    'East along the Seti and the Trishuli to Chitwan, 150 km, five hours with road works. By four you are in an open jeep in the sal forest: rhino nearly always, deer by the hundred, tiger for the lucky. Tharu stick dance after dinner.',
    'Canoe at dawn past basking gharials, breakfast, and 160 km west along the plains to Sonauli. Gorakhpur by six in the evening, in time for the night trains.',
  ],
  pictures: [
    { scene: 'nepal-lake', timeOfDay: 'noon', flip: true },
    { scene: 'nepal-lake', timeOfDay: 'dusk', view: [330, 130, 870, 580] },
    { scene: 'banyan', timeOfDay: 'noon' },
  ],
});

export const valleyOfStupas = createSamplePackage({
  category: 'international',
  name: 'Valley of Stupas',
  place: 'Nepal',
  persons: 2,
  price: 78900,
  description:
    'Three royal squares, two great stupas and one ridge from which, on a clear morning, you count eight of the highest peaks. Seven days by air, with Patan and Bhaktapur given a proper day each and Pokhara at the end for rest.',
  tripHighlights: [
    'Kora around Boudhanath at lamp-lighting',
    'Golden temple and bronze casters of Patan',
    'Bhaktapur overnight after the coaches leave',
    'Sunrise from the ridge at Nagarkot',
    'Twenty-five-minute mountain flight to Pokhara',
    'Juju dhau out of a clay bowl',
  ],
  inclusions: [
    '✓ Two nights at Boudha ✓ One at Bhaktapur ✓ One at Nagarkot ✓ Two at Pokhara ✓ Breakfast daily',
    '• Domestic flight from Kathmandu to Pokhara and back • Airport transfers',
    'Guide in Patan and Bhaktapur ✓ Monument tickets',
  ],
  exclusions: ['International flights', '✓ Lunch and dinner ✓ Travel insurance', 'Scenic flight to Everest'],
  itinerary: [
    'Land at Kathmandu and drive fifteen minutes to Boudha. As the butter lamps are lit, join the circle around the stupa, always clockwise, past monks, aunties and very relaxed dogs. Thukpa on a roof above it all.',
    'Swayambhu early, 365 steps and the monkeys’ breakfast. Then Patan: the palace museum, the Golden temple, and a courtyard where bronze is still cast in lost wax. Back by way of Pashupatinath for the evening arati on the Bagmati.',
    'To Bhaktapur, 13 km. Five-storeyed Nyatapola, potters’ square, the carved peacock window, and for every break another bowl of juju dhau, the king of curds. At five the day visitors leave and the square is yours.',
    'A morning walk of three hours from Bhaktapur side lanes to Changu Narayan, the oldest temple in the valley, or by car if knees object. On to Nagarkot at 2,175 metres. Sunset over terraces, an extra quilt at night.',
    'Sunrise from the balcony, from Langtang to, with luck, Everest as a small tooth. Down to the airport, 32 km, and a short flight to Pokhara; sit on the right. Evening by the lake.',
    'Sarangkot by cable car, the Peace Pagoda by boat and on foot, the old bazaar with its Newar brick. Or none of these: Phewa has hammocks. Dinner of dal bhat, with second and third helpings understood.',
    'The first flight to Kathmandu connects with afternoon departures. Keep four hours between the two, since clouds over the valley have their own timetable.',
  ],
  pictures: [
    { scene: 'nepal-stupa', timeOfDay: 'noon' },
    { scene: 'nepal-stupa', timeOfDay: 'dusk', view: [240, 70, 750, 500] },
    { scene: 'nepal-lake', timeOfDay: 'dawn' },
  ],
});
