// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { AgencyChanges } from '#contract/agency.ts';
import { agencyFields } from '#contract/fields/agency-fields.ts';
import { aPackage, pageDataOf } from '#features/shared/testing/builders.ts';
import { renderer } from './render-page.tsx';

const picture = `/pictures/${'a'.repeat(32)}-800x600-0f4a38`;
const tour = aPackage({ name: 'Goa by train' });
const common = { origin: 'https://x.example', data: pageDataOf([tour]), embed: () => undefined };

const changes: AgencyChanges = {
  nameFirst: 'Peepal',
  nameRest: 'Journeys',
  tagline: 'Slow tours for curious people.',
  phoneIndia: '+91 90000 11111',
  phoneInternational: '+91 90000 22222',
  phonePackages: '+91 90000 33333',
  whatsApp: '+91 90000 44444',
  email: 'hello@example.com',
  address: ['4 Peepal Lane', 'Nashik 422001'],
  latitude: 20.0,
  longitude: 73.79,
  hours: [{ days: 'Every day', time: '9 am to 5 pm' }],
  facebook: 'https://www.facebook.com/peepal.example',
  instagram: '',
  guideName: 'Asha Rao',
  guideText: 'She knows every train.',
  guidePicture: picture,
  reviews: [
    {
      text: 'Wonderful tea.',
      rest: 'And cake.',
      name: 'Lata Iyer',
      town: 'Goa',
      trip: 'Kerala, six days',
      stamp: 'kerala',
    },
  ],
  gallery: [{ picture, alt: 'Our new bus' }, null, null, null, null, null],
};

const render = async (path: string, agency?: AgencyChanges) => {
  const { head, body, structuredData } = await renderer.render({ path, agency, ...common });
  return head + body + structuredData;
};

/** Of the original agency: nothing of it may be left on a page. */
const originals = /Banyan|98765|support@example|banyan\.tours|Raghunath|12 Banyan Chowk/;
const withoutProse = (html: string) =>
  html.replaceAll(/Ring the bell marked Banyan|Raghunath himself leads/g, '');

const paths = [
  '/',
  '/packages/domestic',
  '/packages/detail/p1',
  '/about',
  '/booking',
  '/team',
  '/testimonial',
  '/contact',
  '/privacy-policy',
  '/terms',
  '/help',
  '/faqs',
  '/error',
  '/nowhere',
];

describe('pages of an agency whose facts were changed', () => {
  it.each(paths)('%s prints nothing of the original agency', async (path) => {
    const html = withoutProse(await render(path, changes));
    expect(originals.exec(html)?.[0]).toBeUndefined();
    expect(html).toContain('Peepal');
  });

  it('have the new name, numbers, links and pictures in header and footer', async () => {
    const html = await render('/', changes);
    expect(html).toContain('<title>Peepal Journeys</title>');
    for (const part of [
      'Slow tours for curious people.',
      'href="tel:+919000011111"',
      'href="tel:+919000022222"',
      'href="mailto:hello@example.com"',
      '4 Peepal Lane, Nashik 422001',
      'https://www.facebook.com/peepal.example',
      `src="${picture}" alt="Our new bus"`,
      'The ghats of Kashi',
      'Wonderful tea.',
      'She knows every train.',
    ])
      expect(html).toContain(part);
    expect(html).not.toContain('Peepal Journeys on Instagram');
    expect(html).not.toContain('A white church above the beach in Goa');
  });

  it.each(paths)('%s says nothing of the original office in its head', async (path) => {
    const { head } = await renderer.render({ path, agency: changes, ...common });
    expect(head).not.toMatch(/Pune|Station Road/);
  });

  it('tell search engines the new facts', async () => {
    const html = await render('/', changes);
    const texts = [...html.matchAll(/<script type="application\/ld\+json" data-head>([^<]*)<\/script>/g)];
    const things = texts.map(([, text = '']): Record<string, unknown> => JSON.parse(text));
    expect(things.find((thing) => thing['@type'] === 'TravelAgency')).toMatchObject({
      name: 'Peepal Journeys',
      telephone: '+91 90000 11111',
      email: 'hello@example.com',
      address: '4 Peepal Lane, Nashik 422001',
      geo: { latitude: 20, longitude: 73.79 },
      sameAs: ['https://www.facebook.com/peepal.example'],
    });
  });

  it('tell search engines no position where the office has moved without one', async () => {
    const { address = [], latitude = 0, longitude = 0 } = changes;
    expect(await render('/contact', { address })).not.toContain('GeoCoordinates');
    expect(await render('/contact', { address })).not.toContain('office in Pune');
    expect(await render('/contact', { latitude, longitude })).toContain('"latitude":20');
    expect(await render('/contact')).toContain('GeoCoordinates');
  });

  it.each([
    ['/packages/detail/p1', 'href="tel:+919000033333"'],
    ['/packages/detail/p1', 'https://wa.me/919000044444?text='],
    ['/testimonial', 'And cake.'],
  ])('have on %s %s', async (path, part) => {
    expect(await render(path, changes)).toContain(part);
  });

  it('show no drawing of the way to the old office', async () => {
    expect(await render('/contact', changes)).not.toContain('The way to the office, drawn');
  });
});

const aboutAgency = ['/about', '/booking', '/team', '/testimonial', '/privacy-policy', '/terms', '/faqs'];

/** What the form says of a number, with the places that it stands for. */
const numbers: readonly [
  'phoneIndia' | 'phoneInternational' | 'phonePackages' | 'whatsApp',
  string,
  Record<string, readonly string[]>,
][] = [
  [
    'phoneIndia',
    'tel:+919000011111',
    {
      'the menu': ['menu'],
      'foot of every page': ['foot'],
      'top of Home and at its domestic tours': ['/'],
      'Contact, Help': ['/contact', '/help'],
      'other pages about your agency': [...aboutAgency, '/error'],
    },
  ],
  [
    'phoneInternational',
    'tel:+919000022222',
    { 'foot of every page': ['foot'], 'international tours of Home': ['/'], Help: ['/help'] },
  ],
  [
    'phonePackages',
    'tel:+919000033333',
    { 'lists and pages of packages': ['/packages/domestic', '/packages/detail/p1'] },
  ],
  [
    'whatsApp',
    'https://wa.me/919000044444',
    {
      'the menu': ['menu'],
      'pages of packages': ['/packages/detail/p1'],
      'Contact, Help': ['/contact', '/help'],
      'other pages about your agency': aboutAgency,
    },
  ],
];

it.each(numbers)('the form says truly where %s is used', async (name, link, uses) => {
  const found = new Set<string>();
  for (const path of paths) {
    const [header = '', main = '', footer = ''] = (await render(path, changes)).split(/<main|<\/main>/);
    for (const [place, html] of [
      ['menu', header],
      [path, main],
      ['foot', footer],
    ] as const)
      if (html.includes(`href="${link}`)) found.add(place);
  }
  expect(found).toEqual(new Set(Object.values(uses).flat()));
  for (const words of Object.keys(uses)) expect(agencyFields[name].hint).toContain(words);
});
