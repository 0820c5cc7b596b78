import { createSamplePackage } from '#server/sample/sample-package.ts';

export const rockAndTea = createSamplePackage({
  category: 'international',
  name: 'Rock, Tea & Sea',
  place: 'Sri Lanka',
  persons: 2,
  price: 112800,
  description:
    'A king’s palace on a rock, a tooth in seven caskets, a slow train through tea and a fort on the Indian Ocean. Seven days anticlockwise with one driver, who knows where the king coconuts are coldest. January to April suits this side of the island best.',
  tripHighlights: [
    'Sigiriya before seven in the morning',
    'Painted caves of Dambulla',
    'Evening puja at the Temple of the Tooth',
    'Hill-country train to Ella',
    'Nine Arch bridge on foot',
    'Galle fort walls at sunset',
  ],
  inclusions: [
    '✓ Two nights at Sigiriya ✓ One each in Kandy and Nuwara Eliya and Ella and Galle ✓ Breakfast and dinner',
    '• Car with driver throughout • Reserved train seats • Entry to Sigiriya and Dambulla',
    'Tea factory visit',
  ],
  exclusions: [
    'International flights',
    '✓ Travel authorisation ✓ Lunches ✓ Tips',
    'Safari jeep at Yala or Minneriya',
  ],
  itinerary: [
    'From the airport north of Colombo 150 km to Sigiriya, four hours with a stop for hoppers. A swim, and the rock turning red across the tank at six. Dinner comes in clay pots: jak, beetroot, dhal, and a sambol to be respected.',
    'At the gate by half past six. Some 1,200 steps lead past the frescoes and between the lion’s paws to a palace 180 metres above the forest; down by nine, before the heat. Dambulla’s five painted caves in the afternoon, and a spice garden if you enjoy being sold things.',
    'South to Kandy, 90 km, by way of Matale and its Muthumariamman temple. Walk round the lake, see the dancers if you like drums, and be at the Temple of the Tooth for the evening puja at half past six. White clothes are kind, covered shoulders required.',
    'Up to Nuwara Eliya, 75 km, nearly three hours of bends with waterfalls inside them. A factory at Pedro or Mackwoods shows withering to tasting in forty minutes. At 1,870 metres the hotel lights a fire; the post office is pink and still sells stamps.',
    'The train from Nanu Oya winds down to Ella in about three hours, doors open and tea pickers waving. Where the line is closed for repairs, the car takes the same hills. Little Adam’s Peak for the evening, forty minutes up.',
    'The Nine Arch bridge at the time of the morning train, then down through Wellawaya to the southern expressway and Galle, 200 km in four hours. Walk the ramparts with the whole town: cricketers, kites, sweethearts, sea.',
    'Breakfast in a Dutch courtyard. A turtle beach at Hikkaduwa on the way, and the airport in three hours by expressway, 150 km; leave time for Colombo’s traffic if you want Pettah market too.',
  ],
  pictures: [
    { scene: 'sri-lanka', timeOfDay: 'dawn' },
    { scene: 'sri-lanka', timeOfDay: 'dusk', flip: true },
    { scene: 'sri-lanka', timeOfDay: 'noon', view: [460, 90, 690, 460] },
  ],
});
