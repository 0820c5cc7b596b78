/** What the owner edits, field by field, through every call that has to do with it. */
import { afterAll, describe, expect, it } from 'vitest';
import { destinationFields } from '#contract/fields/destination-fields.ts';
import { packageFields } from '#contract/fields/package-fields.ts';
import { openBackend } from '#server/http/testing/backend.ts';
import {
  formOf,
  noNumber,
  packageFormFields,
  pictureFile,
  tooLong,
  twoLines,
  type Refusal,
} from '#server/http/testing/form-samples.ts';

const backend = await openBackend();
afterAll(backend.close);
const { ask } = backend;

type Entity = Readonly<Record<string, unknown>> & { readonly _id: string; readonly version: number };

/** The calls of packages and destinations; those of one end with its id. */
const entities = {
  package: {
    name: 'Package',
    key: 'package',
    create: '/tours/create-package',
    edit: '/tours/edit-package',
    remove: '/tours/delete-package',
    fields: packageFormFields,
    files: [],
    read: async (id: string) => (await ask('GET', `/admin/packages/${id}`)).body.package,
  },
  destination: {
    name: 'Destination',
    key: 'destination',
    create: '/tours/popular-destination',
    edit: '/tours/popular-destination-edit',
    remove: '/tours/popular-destination',
    fields: { name: 'Goa' },
    files: [await pictureFile()],
    read: async (id: string) =>
      (await ask('GET', '/tours/get-popular-destination')).body.destinations.find(
        (one: Entity) => one._id === id,
      ),
  },
} as const;
type Calls = (typeof entities)[keyof typeof entities];

/** What a form sends, and what answers have then. */
type Value = readonly [sent: string, stored: unknown];

interface FieldRow {
  readonly of: keyof typeof entities;
  readonly field: string;
  readonly first: Value;
  readonly second: Value;
  /** The line of history from the first to the second. */
  readonly line: string;
  /** The refusal of a new one without it. */
  readonly required?: string;
  /** What it is in a new one without it. */
  readonly missing?: unknown;
  /** Whether an empty text makes it what it is when missing. */
  readonly isCleared?: true;
  readonly refused: readonly Refusal[];
}

function name(of: FieldRow['of'], field: string, label: string): FieldRow {
  const refusal = `${label} is required`;
  return {
    of,
    field,
    first: [' Kochi "O’Brien\'s" <b>  ', 'Kochi "O’Brien\'s" <b>'],
    second: ['काशी 🛕', 'काशी 🛕'],
    line: `${field} "Kochi "O’Brien's" <b>" to "काशी 🛕"`,
    required: refusal,
    refused: [[' \u200b', refusal], tooLong(label, 120), twoLines(label)],
  };
}

function optionalName(field: string, label: string): FieldRow {
  return {
    of: 'package',
    field,
    first: [' केरळ ', 'केरळ'],
    second: ['கேரளம்', 'கேரளம்'],
    line: `${label.toLowerCase()} "केरळ" to "கேரளம்"`,
    isCleared: true,
    refused: [tooLong(label, 120), twoLines(label)],
  };
}

function whole(field: string, label: string, min: number, max: number): FieldRow {
  return {
    of: 'package',
    field,
    first: [' 3 ', 3],
    second: ['4.0', 4],
    line: `${field} 3 to 4`,
    required: noNumber(label),
    refused: [
      ['', noNumber(label)],
      [String(min - 1), `${label} must be at least ${min}`],
      [String(max + 1), `${label} can be at most ${max}`],
      ['1.5', `${label} must be a whole number`],
      ['1e1', noNumber(label)],
      ['٥', noNumber(label)],
    ],
  };
}

function list(field: string, label: string): FieldRow {
  const entry = 'x'.repeat(500 + 1);
  return {
    of: 'package',
    field,
    first: ['• Coffee at 1,100 m • Tea, twice\n- Guide\n', ['Coffee at 1,100 m', 'Tea, twice', 'Guide']],
    second: ['["• Coffee, black","  "]', ['• Coffee, black']],
    line: label.toLowerCase(),
    missing: [],
    isCleared: true,
    refused: [
      [JSON.stringify([entry]), `${label} can have at most 500 characters an entry`],
      [JSON.stringify(Array.from({ length: 60 + 1 }, () => 'x')), `${label} can have at most 60 entries`],
      ['[1]', `${label} must be text`],
    ],
  };
}

const itinerary = (...days: readonly string[]): Value => [
  JSON.stringify(days.map((description, index) => ({ day: index + 1, description }))),
  days.map((text, index) => ({ _id: expect.any(String), day: index + 1, description: text.trim() })),
];
const noItinerary = 'The itinerary must be a list of days';
const noCategory = 'Category must be domestic or international';
const noVisibility = 'Visibility must be public, link or draft';

const rows: readonly FieldRow[] = [
  {
    of: 'package',
    field: 'category',
    first: ['domestic', 'domestic'],
    second: ['international', 'international'],
    line: 'category domestic to international',
    required: noCategory,
    refused: [
      ['', noCategory],
      ['asia', noCategory],
    ],
  },
  name('package', 'name', 'Package name'),
  name('package', 'place', 'Place'),
  whole('days', 'Days', 1, 365),
  whole('nights', 'Nights', 0, 365),
  whole('persons', 'Persons', 1, 1000),
  {
    of: 'package',
    field: 'price',
    first: ['18500', 18_500],
    second: ['.5', 0.5],
    line: 'price 18500 to 0.5',
    required: noNumber('Price'),
    refused: [
      ['', noNumber('Price')],
      ['-1', 'Price must be at least 0'],
      ['100000001', 'Price can be at most 100000000'],
      ['18500.505', 'Price can have at most two decimals'],
      ['1,000', noNumber('Price')],
      ['NaN', noNumber('Price')],
    ],
  },
  {
    of: 'package',
    field: 'description',
    first: [
      ' One.\r\nTwo\u0007 "quoted"; drop table entities; -- <img onerror=alert(1)> ',
      'One.\nTwo "quoted"; drop table entities; -- <img onerror=alert(1)>',
    ],
    second: ['काशी 🛕\n\nMore.', 'काशी 🛕\n\nMore.'],
    line: 'description',
    required: 'Description is required',
    refused: [['', 'Description is required'], tooLong('Description', 5000)],
  },
  list('tripHighlights', 'Trip highlights'),
  list('inclusions', 'Inclusions'),
  list('exclusions', 'Exclusions'),
  {
    of: 'package',
    field: 'dayWiseItinerary',
    first: itinerary(' Arrive ', 'Drift'),
    second: itinerary('Arrive', 'Swim', 'Leave'),
    line: 'day 2, day 3 added',
    missing: [],
    refused: [
      ['', noItinerary],
      ['Day one', noItinerary],
      ['["Day one"]', noItinerary],
      ['[{"day":0,"description":"x"}]', 'Day must be at least 1'],
      [
        JSON.stringify([{ day: 1, description: 'x'.repeat(4000 + 1) }]),
        `A day of the itinerary can have at most 4000 characters`,
      ],
    ],
  },
  {
    of: 'package',
    field: 'visibility',
    first: ['link', 'link'],
    second: ['draft', 'draft'],
    line: 'who sees it: only with the link to nobody yet',
    refused: [
      ['', noVisibility],
      ['secret', noVisibility],
    ],
  },
  optionalName('preparedFor', 'Prepared for'),
  optionalName('localName', 'Local name'),
  name('destination', 'name', 'Destination name'),
];

const create = (entity: Calls, fields: Readonly<Record<string, unknown>>) =>
  ask('POST', entity.create, formOf({ ...entity.fields, ...fields }, entity.files));
/** @returns status, message, and what is stored now */
async function edit(entity: Calls, id: string, fields: Readonly<Record<string, unknown>>) {
  const { status, body } = await ask('PATCH', `${entity.edit}/${id}`, formOf(fields));
  return { status, body, edited: body[`updated${entity.name}`] };
}

async function createStored(entity: Calls, fields: Readonly<Record<string, unknown>>): Promise<Entity> {
  const { status, body } = await create(entity, fields);
  expect([status, body.message]).toEqual([201, `${entity.name} created successfully!`]);
  return body[entity.key];
}

const named = (of: FieldRow['of']) => rows.filter((row) => row.of === of).map(({ field }) => field);

it('every field of a package and a destination but the discount has a row', () => {
  expect(named('package').toSorted()).toEqual(Object.keys(packageFields).toSorted());
  expect([...named('destination'), 'discount']).toEqual(Object.keys(destinationFields));
});

describe('a field', () => {
  it.each(rows)('$field of a $of is stored, changed alone, and kept as it was before', async (row) => {
    const { field, first, second } = row;
    const entity: Calls = entities[row.of];
    const made = await createStored(entity, { [field]: first[0] });
    expect(made[field]).toEqual(first[1]);
    const { _id: id } = made;
    expect(await entity.read(id)).toEqual(made);

    const { body, edited } = await edit(entity, id, { [field]: second[0], version: 1 });
    expect(body.message).toBe(`${entity.name} updated successfully!`);
    expect(edited).toEqual({ ...made, [field]: second[1], version: 2 });
    expect(await entity.read(id)).toEqual(edited);
    const versions = await ask('GET', `/admin/${entity.key}-versions/${id}`);
    expect(versions.body.versions).toMatchObject([{ version: 1, summary: row.line }]);
    const earlier = await ask('GET', `/admin/${entity.key}-version/${id}?version=1`);
    expect(earlier.body).toEqual({ [entity.key]: made });

    const stale = await edit(entity, id, { [field]: first[0], version: 1 });
    expect(stale).toMatchObject({ status: 409, body: { current: edited } });
    expect(await entity.read(id)).toEqual(edited);

    const gone = await ask('DELETE', `${entity.remove}/${id}`);
    expect(gone.body).toEqual({ message: `${entity.name} deleted successfully!` });
    expect(await entity.read(id)).toBeUndefined();
    const restored = await ask('POST', `/admin/restore-${entity.key}/${id}`);
    expect(restored.body).toMatchObject({ [entity.key]: edited });

    const back = await edit(entity, id, { [field]: first[0], version: 2 });
    expect(back.edited).toEqual({ ...made, [field]: first[1], version: 3 });
  });

  it.each(rows)('$field of a $of that is wrong is refused by name, and changes nothing', async (row) => {
    const { field, first, refused } = row;
    const entity: Calls = entities[row.of];
    const made = await createStored(entity, { [field]: first[0] });
    for (const [sent, text] of refused) {
      const body = { message: text, error: text, fields: { [field]: text } };
      expect(await create(entity, { [field]: sent })).toEqual({ status: 400, body });
      const other = { name: 'Other', [field]: sent };
      expect(await edit(entity, made._id, other)).toEqual({ status: 400, body, edited: undefined });
    }
    expect(await entity.read(made._id)).toEqual(made);
  });

  it.each(Object.values(entities))('of a new $key that lacks is refused, each by name', async (entity) => {
    const required = rows.flatMap((row) =>
      row.of === entity.key && row.required !== undefined ? [[row.field, row.required] as const] : [],
    );
    const [, text] = required[0] ?? [];
    expect(await ask('POST', entity.create, formOf({}, entity.files))).toEqual({
      status: 400,
      body: { message: text, error: text, fields: Object.fromEntries(required) },
    });
  });

  it.each(rows.filter(({ required }) => required === undefined))(
    '$field of a $of is its default in a new one without it, and after an empty text where it may be empty',
    async ({ of, field, first, missing, isCleared }) => {
      const made = await createStored(entities[of], { [field]: undefined });
      expect(made[field]).toEqual(missing);
      if (!isCleared) return;
      await edit(entities[of], made._id, { [field]: first[0] });
      const { edited } = await edit(entities[of], made._id, { [field]: '' });
      expect(edited).toEqual({ ...made, version: 3 });
    },
  );
});

/** As text, without the ids of the package and its days. */
const withoutIds = (entity: Entity) =>
  JSON.stringify(entity, (key, value) => (key === '_id' ? undefined : value));

it('lists and the detail have the fields of a public package but for whom it is, and its copy has them all', async () => {
  const fields = Object.fromEntries(
    rows
      .filter(({ of, field }) => of === 'package' && field !== 'visibility')
      .map(({ field, first }) => [field, first[0]]),
  );
  const made = await createStored(entities.package, fields);
  const { preparedFor: _preparedFor, ...shown } = made;
  const { body } = await ask('GET', '/tours/getAllPackage');
  expect(body.tours.find((one: Entity) => one._id === made._id)).toEqual(shown);
  expect((await ask('GET', `/tours/package-detail/${made._id}`)).body.data.package).toEqual(shown);

  const { _id, version: _version, updatedAt: _updatedAt, images: _images, ...values } = made;
  const sent = Object.entries(values).map(([field, value]) => [
    field,
    typeof value === 'number' ? String(value) : value,
  ]);
  const copy = await createStored(entities.package, Object.fromEntries(sent));
  expect(copy._id).not.toBe(_id);
  expect(withoutIds(copy)).toEqual(withoutIds(made));
});

it('a new destination must have a picture', async () => {
  // A page sends an empty file where none was chosen.
  for (const files of [[], [new File([], '')]]) {
    const { status, body } = await ask('POST', entities.destination.create, formOf({ name: 'Goa' }, files));
    expect([status, body.fields]).toEqual([400, { images: expect.any(String) }]);
  }
});

it('the discount of a destination is 0, whatever is sent', async () => {
  const made = await createStored(entities.destination, { discount: 'x'.repeat(2000) });
  const { edited } = await edit(entities.destination, made._id, { discount: '25' });
  expect([made.discount, edited.discount]).toEqual(['0', '0']);
});
