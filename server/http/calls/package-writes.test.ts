import { afterAll, describe, expect, it } from 'vitest';
import { apiBase } from '#contract/page-path.ts';
import { limits } from '#contract/limits.ts';
import type { Package } from '#contract/package.ts';
import { pictureVariant } from '#contract/pictures.ts';
import { makeAdministrator, removeAdministrator } from '#server/accounts/administrators.ts';
import { openBackend } from '#server/http/testing/backend.ts';
import { formOf, packageForm, packageInput, pictureFile } from '#server/http/testing/form-samples.ts';
import { createPackage } from '#server/catalogue/testing/catalogue-samples.ts';

const backend = await openBackend();
afterAll(backend.close);
const admin = await backend.as('admin');

const create = (body: FormData) => backend.send('POST', '/tours/create-package', body, admin);
const createUnder = (idempotencyKey: string) => create(packageForm({ idempotencyKey }));
const edit = (id: string, fields: Readonly<Record<string, unknown>>, images: readonly File[] = []) =>
  backend.send('PATCH', `/tours/edit-package/${id}`, formOf(fields, images), admin);
const stored = async (): Promise<Package> => (await (await create(packageForm())).json()).package;
const detailOf = async (id: string): Promise<Package> =>
  (await (await backend.send('GET', `/tours/package-detail/${id}`)).json()).data.package;
const files = async () => (await backend.files()).toSorted();
const listed = async (): Promise<Package[]> =>
  (await (await backend.send('GET', '/tours/getAllPackage')).json()).tours;

describe('creating a package', () => {
  it('stores what the form says, and lists show it at once', async () => {
    await listed();
    const answer = await create(packageForm({ name: ' Lagoon ' }));
    expect(answer.status).toBe(201);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const body = await answer.json();
    expect(body).toMatchObject({
      message: 'Package created successfully!',
      package: {
        name: 'Lagoon',
        days: 2,
        price: 18_500,
        images: [],
        tripHighlights: ['Houseboat', 'Toddy shop'],
        exclusions: [],
        dayWiseItinerary: [{ day: 1, description: 'Arrive' }],
      },
    });
    expect((await listed())[0]).toEqual(body.package);
  });

  it('stores its pictures, which answer in every stored width', async () => {
    const pictures = [await pictureFile('a.png'), await pictureFile('b.png', '#993333')];
    const { images }: Package = (await (await create(packageForm({}, pictures))).json()).package;
    expect(images).toHaveLength(2);
    for (const image of images) {
      expect((await backend.fetch(image)).headers.get('content-type')).toBe('image/jpeg');
      expect((await backend.fetch(pictureVariant(image, 40, 'avif'))).status).toBe(200);
    }
    expect(await backend.files()).not.toContain('0');
  });

  it('stores the longest texts in a script of three bytes a character', async () => {
    const dayWiseItinerary = Array.from({ length: 365 }, (_, index) => ({
      day: index + 1,
      description: 'क'.repeat(4000),
    }));
    const list = Array.from({ length: 60 }, () => 'क'.repeat(500));
    const texts = { description: 'क'.repeat(5000), inclusions: list, exclusions: list, tripHighlights: list };
    const answer = await create(packageForm({ ...texts, dayWiseItinerary }));
    expect(answer.status).toBe(201);
    const { package: created }: { package: Package } = await answer.json();
    expect(created).toMatchObject({ ...texts, dayWiseItinerary });
  });

  it('names every field that is wrong', async () => {
    const wrong = { category: 'x', name: '', days: '0', nights: '-1', persons: '1.5', price: 'NaN' };
    const answer = await create(packageForm(wrong));
    expect(answer.status).toBe(400);
    const body = await answer.json();
    expect(Object.keys(body.fields).toSorted()).toEqual(Object.keys(wrong).toSorted());
    expect(body.message).toBe(body.fields.category);
    expect(body.error).toBe(body.message);
  });

  it('stores nothing that is not a field of a package', async () => {
    const people = backend.database.db.selectFrom('users').select(['id', 'is_admin']);
    const before = await people.execute();
    const extra = { id: 'mine', isAdmin: 'true', role: 'admin', created_at: '1', list_order: '-9' };
    const answer = await create(packageForm({ ...extra, _id: 'mine', images: 'x' }));
    const { package: created }: { package: Package } = await answer.json();
    expect(created._id).not.toBe('mine');
    for (const name of Object.keys(extra)) expect(created).not.toHaveProperty(name);
    expect(created.images).toEqual([]);
    expect(await people.execute()).toEqual(before);
  });
});

const fileOf = (name: string, content: string | Uint8Array<ArrayBuffer>) =>
  new File([content], name, { type: 'image/png' });
const large = fileOf('large.jpg', new Uint8Array(limits.pictureBytes + 1));
const svg = fileOf('evil.png', '<svg xmlns="http://www.w3.org/2000/svg"/>');
const eleven = Array.from({ length: limits.pictures + 1 }, (_, index) => fileOf(`${index}.jpg`, 'x'));
const flatPicture = () => pictureFile('panorama.png', '#000000', 2010, 400);
const flatText =
  'panorama.png is 2010 × 400 pixels, which is too flat to be shown well. Crop it to at most 5 times as wide as high.';
function manyFields() {
  const form = packageForm();
  for (let index = 0; index < 250; index += 1) form.append('inclusions', 'x');
  return form;
}

describe('a form that is refused leaves no picture behind', () => {
  it.each([
    ['what is no picture', async () => packageForm({}, [await pictureFile('ok.png'), svg]), 415, 'evil.png'],
    ['too large a picture', () => packageForm({}, [large]), 413, 'large.jpg is larger than 5 MB'],
    [
      'too flat a picture',
      async () => packageForm({}, [await pictureFile('ok.png'), await flatPicture()]),
      400,
      flatText,
    ],
    ['too many pictures', () => packageForm({}, eleven), 413, 'At most 10 pictures can be sent at once'],
    ['too many fields', manyFields, 413, ''],
    ['a wrong field', async () => packageForm({ days: '0' }, [await pictureFile()]), 400, 'Days must be'],
  ])('with %s', async (_what, form, status, text) => {
    const before = await files();
    const answer = await create(await form());
    expect([answer.status, await answer.json()]).toMatchObject([
      status,
      { message: expect.stringContaining(text) },
    ]);
    expect(await files()).toEqual(before);
  });

  it.each([
    ['is no form', 'application/json', '{}', 415],
    ['has no boundary', 'multipart/form-data', 'x', 400],
    ['is empty', 'multipart/form-data; boundary=b', '', 400],
  ])('when it %s', async (_why, type, body, status) => {
    const headers = { ...admin, 'content-type': type };
    const answer = await backend.write('POST', apiBase + '/tours/create-package', { headers, body });
    expect(answer.status).toBe(status);
  });

  it('when it is too large by its announced length, before anything is read', async () => {
    const type = { 'content-type': 'multipart/form-data; boundary=b', 'content-length': '99999999' };
    const init = { headers: { ...admin, ...type }, body: 'x' };
    expect((await backend.write('POST', apiBase + '/tours/create-package', init)).status).toBe(413);
  });

  it('when the database refuses it, and tells nothing of the database', async () => {
    const before = await files();
    const { schema } = backend.database.db;
    await schema.alterTable('picture_refs').renameTo('hidden').execute();
    const answer = await create(packageForm({}, [await pictureFile('d.png', '#ff00ff')]));
    await schema.alterTable('hidden').renameTo('picture_refs').execute();
    expect(answer.status).toBe(500);
    expect(await answer.text()).not.toMatch(/sql|table|hidden|picture_refs|\.ts/i);
    expect(await files()).toEqual(before);
    const id = answer.headers.get('x-request-id') ?? '-';
    expect(backend.lines.some((line) => line.includes(id) && line.includes('picture_refs'))).toBe(true);
  });
});

describe('editing a package', () => {
  it('changes the fields given and adds pictures after those there are', async () => {
    const created = await create(packageForm({}, [await pictureFile('one.png', '#111111')]));
    const { _id: id, images }: Package = (await created.json()).package;
    const answer = await edit(id, { price: '20000' }, [await pictureFile('two.png', '#222222')]);
    expect(answer.status).toBe(200);
    const body = await answer.json();
    expect(body).toMatchObject({
      message: 'Package updated successfully!',
      updatedPackage: {
        _id: id,
        name: 'Backwaters',
        price: 20_000,
        images: [images[0], expect.stringContaining('/pictures/')],
      },
    });
    expect(await detailOf(id)).toEqual(body.updatedPackage);
  });

  it('keeps a picture that was stored flatter than one may be now', async () => {
    const flat = `/pictures/${'f'.repeat(32)}-1600x40-aabbcc`;
    const { _id: id } = await createPackage(backend.database.db, packageInput(), [flat]);
    const answer = await edit(id, { imageOrder: [flat, 'new:0'] }, [await pictureFile('f.png', '#0f0f0f')]);
    expect(answer.status).toBe(200);
    expect((await answer.json()).updatedPackage.images[0]).toBe(flat);
  });

  it('orders, adds and removes pictures in one save', async () => {
    const pictures = [await pictureFile('1.png', '#010101'), await pictureFile('2.png', '#020202')];
    const { _id: id, images }: Package = (await (await create(packageForm({}, pictures))).json()).package;
    const added = [await pictureFile('3.png', '#030303')];
    const answer = await edit(id, { imageOrder: ['new:0', images[1]] }, added);
    const { updatedPackage } = await answer.json();
    expect(updatedPackage.images).toEqual([expect.stringContaining('/pictures/'), images[1]]);
    expect(updatedPackage.images[0]).not.toBe(images[0]);
  });

  it.each([
    ['version', '-1'],
    ['version', 'x'],
    ['imageOrder', '{}'],
    ['imageOrder', '[1]'],
    ['imageOrder', 'x'],
    ['imageOrder', '["/pictures/none"]'],
  ])('is refused by name with the %s %s, and changes nothing', async (name, value) => {
    const { _id: id } = await stored();
    const answer = await edit(id, { name: 'New', [name]: value });
    expect(answer.status).toBe(400);
    expect(Object.keys((await answer.json()).fields)).toEqual([name]);
    expect(await detailOf(id)).toMatchObject({ name: 'Backwaters', version: 1 });
  });

  it.each(['nothing', "'%20or%201=1--", '%00'])('answers 404 for the package %s', async (id) => {
    const address = `${apiBase}/tours/edit-package/${id}`;
    const answer = await backend.write('PATCH', address, { headers: admin, body: packageForm() });
    expect(answer.status).toBe(404);
  });
});

describe('two people editing one package', () => {
  it('the second save is refused with what is stored now, and leaves no picture behind', async () => {
    const { _id: id } = await stored();
    expect((await edit(id, { name: 'Hers', version: '1' })).status).toBe(200);
    const before = await files();
    const late = [await pictureFile('late.png', '#123456')];
    const answer = await edit(id, { name: 'His', version: '1' }, late);
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({
      message: 'You changed this package in another tab or on another device. Nothing was overwritten.',
      error: expect.stringContaining('You changed this package'),
      current: { _id: id, name: 'Hers', version: 2 },
    });
    expect(await files()).toEqual(before);
  });

  it('the refused one is told who was faster since the version that it began with', async () => {
    const { _id: id } = await stored();
    const outdated = async (version: string) =>
      (await (await edit(id, { name: 'His', version })).json()).message;
    const another = await backend.as('admin');
    const editAsAnother = (fields: object) =>
      backend.send('PATCH', `/tours/edit-package/${id}`, formOf({ ...fields }), another);
    await edit(id, { name: 'Mine', version: '1' });
    await editAsAnother({ name: 'Hers', version: '2' });
    const rest = 'changed this package while you were editing. Nothing was overwritten.';
    expect(await outdated('2')).toBe(`Asha ${rest}`);
    expect(await outdated('1')).toBe(`Asha and you ${rest}`);
    await backend.database.db.updateTable('entity_versions').set({ replaced_by: null }).execute();
    expect(await outdated('2')).toBe(`Somebody else ${rest}`);
    // Such as after a backup was restored.
    expect(await outdated('9')).toBe(
      'This package was saved again while you were editing. Nothing was overwritten.',
    );
  });

  it('a client that sends no version saves without a check', async () => {
    const { _id: id } = await stored();
    await edit(id, { name: 'One' });
    const answer = await edit(id, { name: 'Two' });
    expect(await answer.json()).toMatchObject({ updatedPackage: { name: 'Two', version: 3 } });
  });
});

describe('sending a new package twice', () => {
  it('creates one, and both answers contain it', async () => {
    const before = (await listed()).length;
    const answers = await Promise.all([createUnder('form-12345678'), createUnder('form-12345678')]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    const [one, other] = await Promise.all(answers.map((answer) => answer.json()));
    expect(one).toEqual(other);
    expect(await listed()).toHaveLength(before + 1);
  });

  it('with other pictures keeps those of the one that was made, and no other', async () => {
    const before = await files();
    const pictures = await Promise.all([pictureFile('1.png', '#0a0b0c'), pictureFile('2.png', '#0c0b0a')]);
    const answers = await Promise.all(
      pictures.map((picture) => create(packageForm({ idempotencyKey: 'form-pictures' }, [picture]))),
    );
    const [one, other] = await Promise.all(answers.map((answer) => answer.json()));
    expect(one).toEqual(other);
    expect(await files()).toHaveLength(before.length + 2);
  });

  it('with a key of another shape is refused by name', async () => {
    const answer = await createUnder("' or 1=1");
    expect(answer.status).toBe(400);
    expect(await answer.json()).toHaveProperty('fields.idempotencyKey');
  });
});

/** What `admin remove`, a logout and `admin reset` do to an administrator, and the answer to a save under way. */
const removals = [
  ['removed', 403, (_: string, email: string) => removeAdministrator(backend.database.db, email)],
  ['signed out', 401, (cookie: string) => backend.send('POST', '/auth/adminLogout', undefined, { cookie })],
  [
    'given another password',
    401,
    (_: string, email: string) =>
      makeAdministrator(backend.database.db, { email, passwordHash: 'x', now: backend.clock.now() }),
  ],
] as const;

it.each(removals)(
  'a save whose administrator is %s while it is received changes nothing',
  async (_, status, remove) => {
    const { _id: id, version } = await stored();
    const headers = await backend.as('admin');
    const { user } = await (await backend.send('GET', '/auth/me', undefined, headers)).json();
    const form = new Response(packageForm({ name: 'Too late' }, [await pictureFile('late.png', '#0a0b0c')]));
    const bytes = new Uint8Array(await form.arrayBuffer());
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const writer = writable.getWriter();
    const before = await files();
    const init = {
      headers: { ...headers, 'content-type': form.headers.get('content-type') ?? '' },
      body: readable,
      duplex: 'half',
    };
    const saving = backend.write('PATCH', apiBase + `/tours/edit-package/${id}`, init);
    // Half of the picture, so that its file in the spool shows that the first check is passed.
    await writer.write(bytes.subarray(0, -60));
    await expect.poll(files).not.toEqual(before);
    await remove(headers.cookie, user.email);
    await writer.write(bytes.subarray(-60));
    await writer.close();
    expect((await saving).status).toBe(status);
    expect(await files()).toEqual(before);
    expect((await listed()).find(({ _id }) => _id === id)).toMatchObject({ name: 'Backwaters', version });
  },
);
