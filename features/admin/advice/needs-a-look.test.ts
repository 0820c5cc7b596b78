import { describe, expect, it } from 'vitest';
import type { FormOfDraft } from '#features/admin/drafts/draft-store.ts';
import { aDestination, aPackage } from '#features/shared/testing/builders.ts';
import { listNeedsALook, type LookSource } from './needs-a-look.ts';

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

  it('have one entry each, with every reason and the way to the form', () => {
    const entries = list({
      packages: [
        aPackage({ _id: 'a b', name: '', place: 'Goa', images: [], price: 0, days: 2, nights: 1 }),
        complete,
        { ...complete, _id: 'x', days: null, exclusions: [] },
      ],
    });
    expect(entries).toEqual([
      { key: 'a b', subject: 'Goa', reasons: ['no picture', 'no price'], href: '/admin/edit-package/a%20b' },
    ]);
  });
});

const lookAt = (...names: readonly string[]) =>
  list({
    packages: [complete, aPackage({ _id: 'g', place: 'Goa', visibility: 'draft', days: 2, nights: 2 })],
    destinations: names.map((name, index) => aDestination({ _id: `d${index}`, name })),
  });

it('destinations need one when no tour that everybody sees has their place, compared as their tile does', () => {
  expect(lookAt('Kerala', 'Goa')).toEqual([
    {
      key: 'destination d1',
      subject: 'Destination Goa',
      reasons: ['no tour has this place, so its tile leads to an empty list'],
      href: '/admin/popular-destination',
    },
  ]);
  expect(lookAt(' kérala ')).toEqual([]);
});

it('the agency needs one while a text is still the example, named up to three, and is known', () => {
  const own =
    'nameFirst whatsApp phoneIndia email address longitude facebook instagram guideName guideText reviews'.split(
      ' ',
    );
  expect(list({ changedFacts: [] }).map(({ subject, reasons, href }) => [subject, reasons, href])).toEqual([
    [
      'Your agency',
      ['still an example, not yours: First line of the name, WhatsApp number, Phone in India, 8 more'],
      '/admin/agency',
    ],
  ]);
  expect(list({ changedFacts: own })[0]?.reasons).toEqual(['still an example, not yours: Place on the map']);
  expect(list({ changedFacts: [...own, 'latitude'] })).toEqual([]);
  expect(list({})).toEqual([]);
});

it('drafts are named by what was typed or by the package, lead to their form, and are left out without one', () => {
  const entries = list({
    packages: [complete],
    destinations: [aDestination({ _id: 'k', name: complete.place })],
    drafts: [
      draft('create', { name: 'Diwali in Goa' }),
      draft('create', {}),
      draft('edit:p1', { price: '1' }),
      draft('copy:p1', {}),
      draft('destination:new', { name: 'Hampi' }),
      draft('destination:k', { pictures: 'one' }),
      draft('agency', { whatsApp: '98' }),
      draft('edit:gone'),
      draft('copy:gone'),
      draft('destination:gone', { name: 'Hampi' }),
      draft('unheard'),
    ],
  });
  expect(entries.map(({ subject, href }) => [subject, href])).toEqual([
    ['Diwali in Goa', '/admin/packages/create'],
    ['A new package', '/admin/packages/create'],
    ['Backwaters and tea hills', '/admin/edit-package/p1'],
    ['A copy of Backwaters and tea hills', '/admin/packages/create?from=p1'],
    ['Destination Hampi', '/admin/popular-destination'],
    [`Destination ${complete.place}`, '/admin/popular-destination'],
    ['Your agency', '/admin/agency'],
  ]);
  expect(entries[0]?.reasons).toEqual(['typed on this device 2 hours ago and not saved']);
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
