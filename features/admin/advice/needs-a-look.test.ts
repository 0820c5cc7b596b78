import { describe, expect, it } from 'vitest';
import type { FormOfDraft } from '#features/admin/drafts/draft-store.ts';
import { aDestination, aPackage } from '#features/shared/testing/builders.ts';
import { isPaintedSmall, listNeedsALook, type LookSource } from './needs-a-look.ts';

const now = Date.UTC(2026, 10, 22, 9);
const list = (source: Partial<LookSource>) =>
  listNeedsALook({ packages: [], drafts: [], waitingPictures: 0, now, ...source });

const complete = aPackage({ days: 2, nights: 1 });
const reasonsOf = (changes: Parameters<typeof aPackage>[0]) =>
  list({ packages: [{ ...complete, ...changes }] }).flatMap(({ reasons }) => reasons);

const draft = (form: string, fields: Record<string, string> = {}): FormOfDraft => ({
  form,
  draft: { savedAt: now - 2 * 3_600_000, fields },
});

describe('packages', () => {
  it('need no look when nothing is missing', () => {
    expect(list({ packages: [complete] })).toEqual([]);
  });

  it.each([
    [{ images: [] }, 'no picture'],
    [{ price: 0 }, 'no price'],
    [{ price: null }, 'no price'],
    [{ days: 3 }, '3 days, but 2 in the itinerary'],
    [{ days: 1, nights: 1 }, '1 day, but 2 in the itinerary'],
    [{ nights: 6 }, '2 days, but 6 nights'],
    [{ days: 2, nights: 3 }, '2 days, but 3 nights'],
    [{ dayWiseItinerary: [] }, 'no itinerary'],
    [{ tripHighlights: [] }, 'no highlights'],
    [{ inclusions: [] }, 'no inclusions'],
    [
      { name: 'Complete Kerala: Munnar, Thekkady, Alleppey, Kumarakom, Kovalam and Kanyakumari' },
      'name too long: its letters are small on the page',
    ],
  ])('with %j need one: %s', (changes, reason) => {
    expect(reasonsOf(changes)).toEqual([reason]);
  });

  it('need none for days that a backend does not say, or for no exclusions', () => {
    expect(reasonsOf({ days: null, exclusions: [] })).toEqual([]);
  });

  it('have one entry each, with every reason and the way to the form', () => {
    const entries = list({
      packages: [
        aPackage({ _id: 'a b', name: '', place: 'Goa', images: [], price: 0, days: 2, nights: 1 }),
        complete,
      ],
    });
    expect(entries).toEqual([
      { key: 'a b', subject: 'Goa', reasons: ['no picture', 'no price'], href: '/admin/edit-package/a%20b' },
    ]);
  });
});

it.each([
  ['Goa, Slowly', false],
  ['Ranthambore, Jaipur, Jodhpur and Jaisalmer', false],
  ['Thiruvananthapuramthirunelveli', true],
  ['Best of Europe 15 Nights 16 Days with Flights, Visa, Indian Meals and Sightseeing Included', true],
])('the name %s is painted small: %s', (name, isSmall) => {
  expect(isPaintedSmall(name)).toBe(isSmall);
});

const lookAt = (...names: readonly string[]) =>
  list({
    packages: [complete, aPackage({ _id: 'g', place: 'Goa', visibility: 'draft', days: 2, nights: 2 })],
    destinations: names.map((name, index) => aDestination({ _id: `d${index}`, name })),
  });

describe('destinations', () => {
  it('need one when no tour that everybody sees has their place', () => {
    expect(lookAt('Kerala', 'Goa')).toEqual([
      {
        key: 'destination d1',
        subject: 'Destination Goa',
        reasons: ['no tour has this place, so its tile leads to an empty list'],
        href: '/admin/popular-destination',
      },
    ]);
  });

  it('are compared as the list of their tile does', () => {
    expect(lookAt(' kérala ')).toEqual([]);
  });
});

describe('the agency', () => {
  const own = [
    'nameFirst',
    'whatsApp',
    'phoneIndia',
    'phoneInternational',
    'phonePackages',
    'email',
    'address',
    'latitude',
    'longitude',
    'facebook',
    'instagram',
    'guideName',
    'guideText',
    'reviews',
  ];

  it('needs one while a text is still the example, and names the first three', () => {
    expect(list({ changedFacts: [] }).map(({ subject, reasons, href }) => [subject, reasons, href])).toEqual([
      [
        'Your agency',
        ['still an example, not yours: First line of the name, WhatsApp number, Phone in India, 10 more'],
        '/admin/agency',
      ],
    ]);
    const without = own.filter((name) => name !== 'latitude');
    expect(list({ changedFacts: without })[0]?.reasons).toEqual([
      'still an example, not yours: Place on the map',
    ]);
  });

  it('needs none once each is its own, or before it is known', () => {
    expect(list({ changedFacts: own })).toEqual([]);
    expect(list({})).toEqual([]);
  });
});

describe('drafts', () => {
  it('are named by what was typed or by the package, and lead to their form', () => {
    const entries = list({
      packages: [complete],
      drafts: [
        draft('create', { name: 'Diwali in Goa' }),
        draft('create', {}),
        draft('edit:p1', { price: '1' }),
        draft('copy:p1', {}),
        draft('destination:new', { name: 'Hampi' }),
        draft('agency', { whatsApp: '98' }),
      ],
    });
    expect(entries.map(({ subject, href }) => [subject, href])).toEqual([
      ['Diwali in Goa', '/admin/packages/create'],
      ['A new package', '/admin/packages/create'],
      ['Backwaters and tea hills', '/admin/edit-package/p1'],
      ['A copy of Backwaters and tea hills', '/admin/packages/create?from=p1'],
      ['Destination Hampi', '/admin/popular-destination'],
      ['Your agency', '/admin/agency'],
    ]);
    expect(entries[0]?.reasons).toEqual(['typed on this device 2 hours ago and not saved']);
  });

  it('are left out when their package is gone, or their form is unknown', () => {
    expect(list({ drafts: [draft('edit:p1'), draft('copy:p1'), draft('unheard')] })).toEqual([]);
  });
});

it('names pictures that wait for their smaller versions, and leads to the state of the server', () => {
  expect(list({ waitingPictures: 3 })).toEqual([
    {
      key: 'pictures',
      subject: '3 pictures',
      reasons: ['smaller versions still to be made: the server does it by itself'],
      href: '/admin#server',
    },
  ]);
});
