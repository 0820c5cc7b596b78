import { afterAll, expect, it } from 'vitest';
import { agencyFields } from '#contract/fields/agency-fields.ts';
import { destinationFields } from '#contract/fields/destination-fields.ts';
import { packageFields } from '#contract/fields/package-fields.ts';
import { recordedFacts, recordedForms, recordedImages } from '#contract/testing/recorded-forms.ts';
import { openBackend } from '#server/http/testing/backend.ts';
import { formOf, packageForm, pictureFile } from '#server/http/testing/form-samples.ts';

const backend = await openBackend();
afterAll(backend.close);
const { ask } = backend;

interface Stored {
  readonly _id: string;
  readonly version: number;
  readonly images: readonly string[];
}

/** @returns status, and the entity of the answer, which is beside a message */
async function save(method: string, call: string, form: FormData) {
  const { status, body } = await ask(method, call, form);
  const { message, ...saved } = body;
  const [stored]: Stored[] = Object.values(saved);
  if (!stored) throw new Error(`${status}: ${message}`);
  return { status, stored };
}

const createPictures = (name: string, colors: readonly string[]) =>
  Promise.all(colors.map((color) => pictureFile(name, color)));
const old = await createPictures('old.png', ['#112233', '#445566']);
const gallery = [{ picture: 'new:0', alt: 'A bus' }, null, null, null, null, null];

/** `prepare` stores what is copied or edited. */
const calls = {
  package: {
    prepare: () => save('POST', '/tours/create-package', packageForm({}, old)),
    create: '/tours/create-package',
    edit: (id: string) => `/tours/edit-package/${id}`,
  },
  destination: {
    prepare: () => save('POST', '/tours/popular-destination', formOf({ name: 'Kerala' }, old)),
    create: '/tours/popular-destination',
    edit: (id: string) => `/tours/popular-destination-edit/${id}`,
  },
  agency: {
    prepare: () => save('PATCH', '/admin/agency', formOf({ facts: { gallery } }, old.slice(1))),
    create: '',
    edit: () => '/admin/agency',
  },
} as const;

/** @param addresses without an address the name stays */
const replace = (text: string, names: readonly string[], addresses: readonly string[]) =>
  names.reduce((replaced, name, index) => replaced.replaceAll(name, addresses[index] ?? name), text);

/** Without ids and times. */
const valuesOf = (stored: unknown) =>
  JSON.parse(JSON.stringify(stored, (name, value) => (/^(?:_id|updatedAt)$/.test(name) ? undefined : value)));

it.each(recordedForms)('the server stores what is recorded: %s', async (_, recorded) => {
  const { entity, action, backend: keptBy, entries } = recorded;
  const { prepare, create, edit } = calls[entity];
  const { stored: before } = await prepare();
  const ownTexts = new Map([
    ['version', String(before.version)],
    ['imagesOfPackage', before._id],
    ['idempotencyKey', `${action}-${keptBy}`],
  ]);
  const pictures = await createPictures('new.png', ['#336699', '#993333']);
  const files: File[] = [];
  const form = new FormData();
  for (const [name, sent] of entries) {
    if (typeof sent === 'string') {
      form.append(name, ownTexts.get(name) ?? replace(sent, recordedImages, before.images));
      continue;
    }
    const file = new File(pictures.splice(0, 1), sent.file, { type: sent.type });
    files.push(file);
    form.append(name, file);
  }
  const isEdit = action === 'edit';
  const { status, stored } = await save(isEdit ? 'PATCH' : 'POST', isEdit ? edit(before._id) : create, form);
  expect(status).toBe(isEdit ? 200 : 201);
  const added = await Promise.all(files.map(backend.picture));
  const values = Object.assign({}, ...entries.map(([name, sent, value = { [name]: sent }]) => value));
  const withStored = replace(JSON.stringify(values), recordedImages, before.images);
  expect(valuesOf(stored)).toEqual({
    ...(isEdit && valuesOf(before)),
    ...JSON.parse(replace(withStored, ['new:0', 'new:1'], added)),
    version: isEdit ? before.version + 1 : 1,
  });
});

it('a recording has every field of a package, a destination and the agency', () => {
  const sent = new Map(recordedForms.map(([title, { entries }]) => [title, entries.map(([name]) => name)]));
  for (const title of ['create package, own backend', 'edit package, own backend'] as const)
    expect(sent.get(title)).toEqual(expect.arrayContaining(Object.keys(packageFields)));
  for (const title of ['create destination, own backend', 'edit destination, own backend'] as const)
    expect(sent.get(title)).toEqual(expect.arrayContaining(Object.keys(destinationFields)));
  expect(Object.keys(recordedFacts)).toEqual(Object.keys(agencyFields));
});
