import type { Destination } from '#contract/fields/destination-fields.ts';
import type { Package } from '#contract/package.ts';
import type { PageData } from '#contract/page-renderer.ts';
import type { Rendering } from '#features/shared/rendering.tsx';

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

/** What pages show of a catalogue with these packages. */
export const pageDataOf = (tours: readonly Package[], destinations = [aDestination()]): PageData => ({
  destinations,
  categories: [],
  top: () => tours,
  list: () => tours,
  detail: (id) => tours.find(({ _id }) => _id === id),
});

/** A rendering on the server that keeps nothing of the page. */
export const aRendering = (overrides: Partial<Rendering> = {}): Rendering => ({
  savesData: false,
  embed: () => undefined,
  modules: { first: new Set(), shown: new Set() },
  onPhotograph: () => {},
  addRule: () => undefined,
  ...overrides,
});
