/** What the owner edits of the agency, fact by fact, through every call that has to do with it. */
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { AgencyChanges } from '#contract/agency.ts';
import { agencyFields } from '#contract/fields/agency-fields.ts';
import { openBackend } from '#server/http/testing/backend.ts';
import { formOf, noNumber, tooLong, twoLines } from '#server/http/testing/form-samples.ts';

const backend = await openBackend();
afterAll(backend.close);
const { ask } = backend;

const required = (label: string) => ['  ', `${label} is required`] as const;

/** As lines of history say it. */
const lower = (label: string) =>
  /^(WhatsApp|Facebook|Instagram)/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);

/** A fact of the agency. */
interface FactRow {
  readonly fact: Exclude<keyof AgencyChanges, 'guidePicture' | 'gallery'>;
  readonly first: unknown;
  /** What answers have of the first, where that is something else. */
  readonly stored?: unknown;
  readonly second: unknown;
  /** The line of history from the first to the second. */
  readonly line: unknown;
  readonly refused: readonly (readonly [sent: unknown, text: string])[];
}

/** A text of one line. */
function line(
  fact: FactRow['fact'],
  label: string,
  max: number,
  [stored, second]: readonly [string, string],
): FactRow {
  return {
    fact,
    first: ` ${stored}\n`,
    stored,
    second,
    line: `${lower(label)} "${stored}" to "${second}"`,
    refused: [tooLong(label, max), twoLines(label)],
  };
}

function requiredLine(fact: FactRow['fact'], label: string, values: readonly [string, string]): FactRow {
  const row = line(fact, label, agencyFields.nameFirst.max, values);
  return { ...row, refused: [...row.refused, required(label)] };
}

function longText(
  fact: 'tagline' | 'guideText',
  label: string,
  [stored, second]: readonly [string, string],
): FactRow {
  const refused = [required(label), tooLong(label, agencyFields[fact].max)];
  return { fact, first: ` ${stored} `, stored, second, line: label.toLowerCase(), refused };
}

function phone(fact: FactRow['fact'], label: string): FactRow {
  return {
    fact,
    first: '९०००० १११११',
    stored: '+91 90000 11111',
    second: '+1 212 555 2368',
    // Where the others are not set, they are what this one is.
    line: expect.stringContaining(`${lower(label)} "+91 90000 11111" to "+1 212 555 2368"`),
    refused: [
      required(label),
      ['12', expect.stringMatching(`^${label} is too short`)],
      ['98765 43210 / 98765 43211', `${label} holds more than one number. Please write one.`],
      ['020 2567 1234 ext. 12', expect.stringMatching(`^${label} has an extension`)],
    ],
  };
}

const degrees = (fact: FactRow['fact'], label: string, most: number): FactRow => ({
  fact,
  first: 18.5,
  second: -most,
  line: `${lower(label)} of the place on the map 18.5 to ${-most}`,
  refused: [
    [most + 0.5, `${label} can be at most ${most}`],
    [-most - 1, `${label} must be at least ${-most}`],
    ['x', noNumber(label)],
  ],
});

function link(fact: FactRow['fact'], label: string): FactRow {
  const form = `${label} must be an address that begins with https://`;
  const row = line(fact, label, agencyFields.facebook.max, [
    'https://one.example/a',
    'https://two.example/b',
  ]);
  return { ...row, refused: [...row.refused, ['http://one.example', form], ['one', form]] };
}

const review = { text: 'Tea.', rest: '', name: 'Asha', town: 'Pune', trip: 'Goa', stamp: 'kashi' };
const hours = { days: 'Sunday', time: '10 to 7' };

const facts: readonly FactRow[] = [
  requiredLine('nameFirst', 'First line of the name', ['Peepal', 'Neem']),
  line('nameRest', 'Second line of the name', agencyFields.nameFirst.max, ['Journeys', 'Walks']),
  longText('tagline', 'Promise', ['Slow tours.', 'Tours by train.']),
  phone('phoneIndia', 'Phone in India'),
  phone('phoneInternational', 'Phone for tours abroad'),
  phone('phonePackages', 'Phone on package pages'),
  phone('whatsApp', 'WhatsApp number'),
  {
    fact: 'email',
    first: ' a@example.com ',
    stored: 'a@example.com',
    second: 'b@example.com',
    line: 'e-mail address "a@example.com" to "b@example.com"',
    refused: [required('E-mail address'), ['office', 'E-mail address must look like office@example.com']],
  },
  {
    fact: 'address',
    first: [' 12 Banyan Chowk ', 'Pune'],
    stored: ['12 Banyan Chowk', 'Pune'],
    second: ['13 Banyan Chowk'],
    line: 'office address',
    refused: [
      [[], 'Office address is required'],
      ['12 Banyan Chowk', 'Office address must be a list of lines'],
      [['a', 'b', 'c', 'd', 'e'], 'Office address can have at most 4 lines'],
      [['a', ''], 'Each line of the office address is required'],
    ],
  },
  degrees('latitude', 'Latitude', 90),
  degrees('longitude', 'Longitude', 180),
  {
    fact: 'hours',
    first: [hours],
    second: [hours, { days: 'Monday', time: 'closed' }],
    line: 'opening hours',
    refused: [
      [[], 'Opening hours are required'],
      [[{ ...hours, time: '' }], 'Time of the opening hours is required'],
      [Array.from({ length: 8 }, () => hours), 'Opening hours can have at most 7 lines'],
    ],
  },
  link('facebook', 'Facebook'),
  link('instagram', 'Instagram'),
  requiredLine('guideName', 'Name of the guide', ['Asha', 'Meera']),
  longText('guideText', 'Text about the guide', ['One.\nTwo.', 'Three.']),
  {
    fact: 'reviews',
    first: [review],
    second: [review, { ...review, name: 'Meera', rest: 'More tea.' }],
    line: 'reviews',
    refused: [
      [[], 'At least one review is required'],
      [[{ ...review, name: '' }], 'Name in a review is required'],
      [[{ ...review, stamp: 'x' }], 'Stamp of a review is not known'],
      [Array.from({ length: 13 }, () => review), 'There can be at most 12 reviews'],
    ],
  },
];

const agency = async () => (await ask('GET', '/admin/agency')).body.agency;
/** @returns status, body, and what is stored now */
async function save(changed: object, version?: number) {
  const { status, body } = await ask('PATCH', '/admin/agency', formOf({ facts: changed, version }));
  return { status, body, updated: body.updatedAgency };
}

it('every fact of the agency but its pictures has a row', () => {
  const named = [...facts.map(({ fact }) => fact), 'guidePicture', 'gallery'];
  expect(named.toSorted()).toEqual(Object.keys(agencyFields).toSorted());
});

describe('a fact of the agency', () => {
  beforeEach(() => save({}));

  it.each(facts)('$fact is stored, kept as it was before, and given back by its version', async (row) => {
    const { fact, first, stored = first, second } = row;
    const { version } = await agency();
    const one = await save({ [fact]: first }, version);
    expect(one.updated).toMatchObject({ version: version + 1, facts: { [fact]: stored } });
    expect(await agency()).toEqual(one.updated);
    const two = await save({ [fact]: second }, version + 1);
    expect(two.updated.facts).toEqual({ [fact]: second });
    const { versions } = (await ask('GET', '/admin/agency-versions')).body;
    expect(versions[0]).toMatchObject({ version: version + 1, summary: row.line });
    const earlier = await ask('GET', `/admin/agency-version?version=${version + 1}`);
    expect(earlier.body.agency).toEqual(one.updated);

    const stale = await save({ [fact]: first }, version);
    expect(stale).toMatchObject({ status: 409, body: { current: two.updated } });
    const back = await save(earlier.body.agency.facts, version + 2);
    expect(back.updated.facts).toEqual({ [fact]: stored });
    expect((await save({})).updated.facts).toEqual({});
  });

  it.each(facts)('$fact that is wrong is refused by name', async ({ fact, first, refused }) => {
    const before = (await save({ [fact]: first })).updated;
    for (const [sent, text] of refused) {
      const { status, body } = await save({ [fact]: sent });
      expect([status, body.fields]).toEqual([400, { [fact]: text }]);
    }
    expect(await agency()).toEqual(before);
  });
});
