import type { Destination } from '#contract/destination.ts';
import type { Package } from '#contract/package.ts';

/** A complete package; a test gives only the values it is about. */
export function aPackage(overrides: Partial<Package> = {}): Package {
  return {
    _id: 'p1',
    category: 'domestic',
    name: 'Backwaters and tea hills',
    place: 'Kerala',
    days: 6,
    nights: 5,
    persons: 2,
    price: 24500,
    description: 'A houseboat, then the hills.',
    images: ['https://pictures.example/one.jpg', 'https://pictures.example/two.jpg'],
    tripHighlights: ['A night on the water'],
    inclusions: ['Breakfast'],
    exclusions: ['Flights'],
    version: 1,
    updatedAt: 1_760_000_000_000,
    dayWiseItinerary: [
      { _id: 'd1', day: 1, description: 'Kochi to Alappuzha.' },
      { _id: 'd2', day: 2, description: 'Up to Munnar.' },
    ],
    ...overrides,
  };
}

export function aDestination(overrides: Partial<Destination> = {}): Destination {
  return {
    _id: 'k1',
    name: 'Kerala',
    images: ['https://pictures.example/kerala.jpg'],
    discount: '0',
    version: 1,
    ...overrides,
  };
}
