import type { PackageInput } from '#contract/fields/inputs.ts';

export function packageInput(overrides: Partial<PackageInput> = {}): PackageInput {
  return {
    category: 'domestic',
    name: 'Backwaters of Kerala',
    place: 'Alappuzha',
    days: 3,
    nights: 2,
    persons: 2,
    price: 18_500.5,
    description: 'Two nights on a houseboat.',
    tripHighlights: ['Houseboat', 'Toddy shop lunch'],
    inclusions: ['• Breakfast ✓ Dinner'],
    exclusions: [],
    dayWiseItinerary: [
      { day: 1, description: 'Board the boat' },
      { day: 2, description: 'Drift' },
    ],
    ...overrides,
  };
}

/** The address of a stored picture; each hexadecimal digit gives another one. */
export function storedPicture(digit: string): string {
  return `/pictures/${digit.repeat(32)}-1600x1067-aabbcc`;
}
