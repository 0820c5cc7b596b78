import { afterAll, describe, expect, it } from 'vitest';
import { apiBase } from '#contract/page-path.ts';
import { limits } from '#contract/limits.ts';
import type { Package } from '#contract/package.ts';
import { createPackage } from '#server/catalogue/testing/catalogue-samples.ts';
import { breakTable } from '#server/database/testing/break-table.ts';
import { bomb } from '#server/pictures/testing/picture-samples.ts';
import { openBackend } from '#server/http/testing/backend.ts';
import {
  formOf,
  packageForm,
  packageFormFields,
  packageInput,
  pictureFile,
} from '#server/http/testing/form-samples.ts';

const backend = await openBackend();
afterAll(backend.close);
const { ask } = backend;
const { db } = backend.database;
const admin = await backend.as('admin');

const path = apiBase + '/tours/create-package';
const create = (fields: Readonly<Record<string, unknown>> = {}, images: readonly File[] = []) =>
  ask('POST', '/tours/create-package', packageForm(fields, images));
const edit = (id: string, fields: Readonly<Record<string, unknown>>, images: readonly File[] = []) =>
  ask('PATCH', `/tours/edit-package/${id}`, formOf(fields, images));
const createStored = async (): Promise<Package> => (await create()).body.package;
const files = async () => (await backend.files()).toSorted();
const listed = async (): Promise<Package[]> => (await ask('GET', '/tours/getAllPackage')).body.tours;
const read = async (id: string) => (await ask('GET', `/admin/packages/${id}`)).body.package;

describe('a new package', () => {
  it('can have the longest texts in a script of three bytes a character', async () => {
    const list = Array.from({ length: 60 }, () => 'क'.repeat(500));
    const days = Array.from({ length: 365 }, (_, index) => index + 1);
    const longest = {
      description: 'क'.repeat(5000),
      inclusions: list,
      exclusions: list,
      tripHighlights: list,
      dayWiseItinerary: days.map((day) => ({ day, description: 'क'.repeat(4000) })),
    };
    expect(await create(longest)).toMatchObject({ status: 201, body: { package: longest } });
  });

  it('has nothing that is not a field of a package, and a form changes no account', async () => {
    const people = db.selectFrom('users').select(['id', 'is_admin']);
    const before = await people.execute();
    const extra = { id: 'mine', isAdmin: 'true', role: 'admin', created_at: '1', list_order: '-9' };
    const { package: created } = (await create({ ...extra, _id: 'mine', images: 'x' })).body;
    expect(created).toMatchObject({ _id: expect.not.stringMatching('mine'), images: [] });
    for (const name of Object.keys(extra)) expect(created).not.toHaveProperty(name);
    expect(await people.execute()).toEqual(before);
  });
});

const fileOf = (name: string, content: string | Uint8Array<ArrayBuffer>) =>
  new File([content], name, { type: 'image/png' });
const large = fileOf('large.jpg', new Uint8Array(limits.pictureBytes + 1));
const svg = fileOf('evil.png', '<svg xmlns="http://www.w3.org/2000/svg"/>');
const tooMany = Array.from({ length: limits.pictures + 1 }, (_, index) => fileOf(`${index}.jpg`, 'x'));
const picture = await pictureFile('ok.png');
const flat = await pictureFile('panorama.png', '#000000', 2010, 400);
const pixels = fileOf('bomb.png', new Uint8Array(bomb(6400)));
const manyFields = packageForm();
for (let index = 0; index < 250; index += 1) manyFields.append('inclusions', 'x');
const multipart = { 'content-type': 'multipart/form-data; boundary=b' };

describe('a form that is refused leaves no picture behind', () => {
  it.each([
    ['what is no picture', packageForm({}, [picture, svg]), 415, 'evil.png'],
    ['too large a picture', packageForm({}, [large]), 413, 'large.jpg is larger than 5 MB'],
    ['too many pixels', packageForm({}, [pixels]), 413, 'bomb.png has too many pixels'],
    ['too flat a picture', packageForm({}, [picture, flat]), 400, 'panorama.png is 2010 × 400 pixels'],
    ['too many pictures', packageForm({}, tooMany), 413, 'At most 24 pictures can be sent at once'],
    ['too many fields', manyFields, 413, ''],
    ['a wrong field', packageForm({ days: '0' }, [picture]), 400, 'Days must be'],
    [
      'a key of another shape',
      packageForm({ idempotencyKey: "' or 1=1" }, [picture]),
      400,
      'The idempotency key must be',
    ],
  ])('with %s', async (_what, form, status, text) => {
    const before = await files();
    const message = expect.stringContaining(text);
    expect(await ask('POST', '/tours/create-package', form)).toMatchObject({ status, body: { message } });
    expect(await files()).toEqual(before);
  });

  it.each([
    ['is no form', { 'content-type': 'application/json' }, '{}', 415],
    ['has no boundary', { 'content-type': 'multipart/form-data' }, 'x', 400],
    ['is empty', multipart, '', 400],
    ['is too large by its announced length', { ...multipart, 'content-length': '200000000' }, 'x', 413],
  ])('when it %s', async (_why, headers, body, status) => {
    const answer = await backend.write('POST', path, { headers: { ...admin, ...headers }, body });
    expect(answer.status).toBe(status);
  });

  it('when the database refuses it, and tells nothing of the database', async () => {
    const before = await files();
    const mend = await breakTable(db, 'picture_refs');
    const form = packageForm({}, [await pictureFile('d.png', '#ff00ff')]);
    const answer = await backend.send('POST', '/tours/create-package', form, admin);
    await mend();
    expect(answer.status).toBe(500);
    expect(await answer.text()).not.toMatch(/sql|table|space|picture_refs|\.ts/i);
    expect(await files()).toEqual(before);
    const id = answer.headers.get('x-request-id') ?? '-';
    expect(backend.lines.some((line) => line.includes(id) && line.includes('no space'))).toBe(true);
  });
});

describe('an edit of a package', () => {
  it('keeps a picture that was stored flatter than one may be now', async () => {
    const flatter = `/pictures/${'f'.repeat(32)}-1600x40-aabbcc`;
    const { _id: id } = await createPackage(db, packageInput(), [flatter]);
    const { body } = await edit(id, { imageOrder: [flatter, 'new:0'] }, [picture]);
    expect(body.updatedPackage.images).toEqual([flatter, expect.stringContaining('/pictures/')]);
  });

  it.each([
    ['version', '-1'],
    ['version', 'x'],
    ['imageOrder', '{}'],
    ['imageOrder', '[1]'],
    ['imageOrder', 'x'],
    ['imageOrder', '["/pictures/none"]'],
  ])('is refused by name with the %s %s, and changes nothing', async (name, value) => {
    const { _id: id } = await createStored();
    const { status, body } = await edit(id, { name: 'New', [name]: value });
    expect([status, Object.keys(body.fields)]).toEqual([400, [name]]);
    expect(await read(id)).toMatchObject({ name: 'Backwaters', version: 1 });
  });

  it.each(["'%20or%201=1--", '%00'])('answers 404 for the package %s', async (id) => {
    expect((await edit(id, { name: 'New' })).status).toBe(404);
  });

  // A page that was opened before an upgrade sends the fields that it knows.
  it.each([
    ['the first release', false],
    ['releases that order pictures', true],
  ])('by an open page of %s leaves everything later as it is', async (_, ordersPictures) => {
    const later = { visibility: 'link', preparedFor: 'Asha Rao', localName: 'കേരളം' };
    const pictureDetails = [
      { image: 'new:0', focal: { x: 20, y: 70 }, alt: 'A houseboat' },
      { image: 'new:1', banner: true },
    ];
    const pictures = [await pictureFile('a.png'), await pictureFile('b.png', '#993333')];
    const { package: before } = (await create({ ...later, pictureDetails }, pictures)).body;
    const images = ordersPictures ? before.images.toReversed() : before.images;
    const order = ordersPictures ? { version: '1', imageOrder: images } : {};
    const { body } = await edit(before._id, { ...packageFormFields, price: '21000', ...order });
    expect(body.updatedPackage).toMatchObject({ ...later, price: 21_000, images });
    expect(new Set(body.updatedPackage.pictureDetails)).toEqual(new Set(before.pictureDetails));
  });
});

describe('two people editing one package', () => {
  it('the second save is told who was faster since the version that it began with, and leaves no picture behind', async () => {
    const { _id: id } = await createStored();
    const late = [await pictureFile('late.png', '#123456')];
    const outdated = async (version: string) => {
      const { status, body } = await edit(id, { name: 'His', version }, late);
      expect([status, body.current.name]).toEqual([409, (await read(id)).name]);
      return body.message;
    };
    const before = await files();
    await edit(id, { name: 'Mine', version: '1' });
    const rest = 'this package while you were editing. Nothing was overwritten.';
    expect(await outdated('1')).toBe(
      'You changed this package in another tab or on another device. Nothing was overwritten.',
    );
    await backend.send('PATCH', `/tours/edit-package/${id}`, formOf({ name: 'Hers', version: '2' }), admin);
    expect(await outdated('2')).toBe(`Asha changed ${rest}`);
    expect(await outdated('1')).toBe(`Asha and you changed ${rest}`);
    await db.updateTable('entity_versions').set({ replaced_by: null }).execute();
    expect(await outdated('2')).toBe(`Somebody else changed ${rest}`);
    // Such as after a backup was restored.
    expect(await outdated('9')).toBe(
      'This package was saved again while you were editing. Nothing was overwritten.',
    );
    expect(await files()).toEqual(before);
  });
});

it('a save that changes something keeps the version before it with its picture, which another save restores', async () => {
  const { package: made } = (await create({}, [picture])).body;
  const { _id: id, images } = made;
  const versions = async () => (await ask('GET', `/admin/package-versions/${id}`)).body.versions;
  const same = await edit(id, { ...packageFormFields, imageOrder: images });
  expect([same.body.updatedPackage, await versions()]).toEqual([made, []]);
  backend.clock.pass(1000);
  await edit(id, { price: '19000', imageOrder: [] });
  const version = {
    version: 1,
    replacedAt: backend.clock.now(),
    replacedBy: { name: 'Asha', email: expect.stringContaining('@example.com') },
    summary: 'price 18500 to 19000, 1 picture removed',
  };
  expect(await versions()).toEqual([version]);
  const earlier = await ask('GET', `/admin/package-version/${id}?version=1`);
  expect(earlier.body).toEqual({ package: made });
  await backend.deps.space.sweep(backend.database.db);
  expect((await backend.fetch(images[0])).status).toBe(200);

  expect((await edit(id, { imageOrder: images })).body).toHaveProperty('fields.imageOrder');
  const { body } = await edit(id, { imageOrder: images, imagesOfVersion: '1' });
  expect(body.updatedPackage).toMatchObject({ images, version: 3 });
});

it.each(['', '?version=x', '?version=99999999999'])(
  'a version asked for as %j is refused by name',
  async (query) => {
    const { status, body } = await ask('GET', '/admin/package-version/x' + query);
    expect([status, Object.keys(body.fields)]).toEqual([400, ['version']]);
  },
);

it('a new package that is sent twice at the same time, with other pictures, is created once, with its pictures alone', async () => {
  const [before, packages] = [await files(), await listed()];
  const pictures = await Promise.all([pictureFile('1.png', '#0a0b0c'), pictureFile('2.png', '#0c0b0a')]);
  const forms = pictures.map((file) => packageForm({ idempotencyKey: 'form-pictures' }, [file]));
  const answers = await Promise.all(
    forms.map((form) => backend.send('POST', '/tours/create-package', form, admin)),
  );
  for (const { status, headers } of answers)
    expect([status, headers.get('cache-control')]).toEqual([201, 'no-store']);
  const [one, other] = await Promise.all(answers.map((answer) => answer.json()));
  expect(other).toEqual(one);
  expect(await listed()).toEqual([one.package, ...packages]);
  expect(await files()).toHaveLength(before.length + 2);
});
