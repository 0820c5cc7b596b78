import { expect, it } from 'vitest';
import { recognizeIncluded } from './included-at-a-glance.tsx';

const labels = (inclusions: readonly string[], exclusions: readonly string[] = []) =>
  recognizeIncluded(inclusions, exclusions).map(({ label }) => label);

it('recognises all six', () => {
  expect(
    labels([
      '✓ Return flights Mumbai–Paro ✓ Four nights in three-star hotels',
      'All meals • Airport transfers',
      'Licensed guide',
      'Visa fee',
    ]),
  ).toEqual(['Flights', 'Hotel', 'Meals', 'Transfers', 'Guide', 'Visa']);
});

it.each([
  [['One night on the houseboat'], ['Stay']],
  [['Four nights in two connecting rooms'], ['Stay']],
  [['AC coach throughout'], ['Car']],
  [['Pick-up and drop at the station'], ['Transfers']],
  [['Breakfast daily'], ['Breakfast']],
  [['Breakfast and dinner'], ['Meals']],
])('%j: %j', (inclusions, shown) => {
  expect(labels(inclusions)).toEqual(shown);
});

it.each([
  'Metro cards loaded for four days',
  'Visa assistance',
  'Flights at extra cost',
  'Guide on request',
  'Dinner excluded',
  'Driver’s stay',
  '',
])('recognises nothing in %j', (line) => {
  expect(labels([line])).toEqual([]);
});

it.each([
  [['Domestic flights'], ['International flights'], []],
  [['Visa on arrival'], ['✓ Visa fee'], []],
  [['Breakfast daily', 'All meals on board'], ['Lunches and dinners on land'], ['Breakfast']],
  [['Welcome dinner'], ['Other meals'], ['Some meals']],
  [['Airport transfers', 'Car for two days'], ['Airport transfers at night'], ['Car']],
])('promises no more than the exclusions allow: %j without %j', (inclusions, exclusions, shown) => {
  expect(labels(inclusions, exclusions)).toEqual(shown);
});
