import type { BrochureTexts } from '#contract/brochure.ts';

export function sampleTexts(overrides: Partial<BrochureTexts> = {}): BrochureTexts {
  return {
    agency: 'Banyan Tours & Travels',
    office: ['12 Banyan Chowk', 'Pune'],
    name: 'Backwaters and tea hills',
    place: 'Kerala',
    poster: '/assets/kerala.svg',
    localName: 'केरल',
    price: 'Rs. 24500',
    priceScope: 'for 2 persons, Rs. 12250 each',
    size: ['6 days', '5 nights'],
    description: 'A houseboat, then the hills.',
    highlights: ['A night on the water'],
    inclusions: ['Breakfast'],
    exclusions: ['Flights'],
    days: [
      { title: 'Day 1', text: 'Kochi to Alappuzha.' },
      { title: 'Day 2', text: 'Up to Munnar.' },
    ],
    page: { text: 'banyan.example/packages/detail/p1', address: 'https://banyan.example/packages/detail/p1' },
    phone: { text: '+91 98765 43212', address: 'tel:+919876543212' },
    chat: { text: '+91 98765 43213', address: 'https://wa.me/919876543213?text=Hello' },
    mail: { text: 'support@example.com', address: 'mailto:support@example.com' },
    ...overrides,
  };
}
