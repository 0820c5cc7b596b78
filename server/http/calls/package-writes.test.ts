import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiBase } from '#contract/api-base.ts';
import * as calls from '#contract/calls.ts';
import { limits } from '#contract/limits.ts';
import type { Package } from '#contract/package.ts';
import { pictureVariant } from '#contract/pictures.ts';
import { makeAdministrator, removeAdministrator } from '#server/accounts/administrators.ts';
import { openBackend, type Backend } from '#server/http/testing/backend.ts';
import { packageForm, pictureFile } from '#server/http/testing/form-samples.ts';

const path = (call: string) => apiBase + call;

let backend: Backend;
let admin: { cookie: string; origin: string };
beforeAll(async () => {
  backend = await openBackend();
  admin = await backend.as('admin');
});
afterAll(() => backend.close());

const create = (body: FormData) => backend.write('POST', path(calls.createPackage), { headers: admin, body });
const createUnder = (idempotencyKey: string) => create(packageForm({ idempotencyKey }));
const edit = (id: string, body: FormData) =>
  backend.write('PATCH', path(calls.editPackage(id)), { headers: admin, body });
const stored = async (): Promise<Package> => (await (await create(packageForm())).json()).package;
const formOf = (fields: Readonly<Record<string, string>>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
};
const files = async () => (await backend.files()).toSorted();
const listed = async (): Promise<Package[]> =>
  (await (await backend.fetch(path(calls.allPackages))).json()).tours;

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

  it('stores a local name, which an edit changes and an empty one takes away', async () => {
    const created: Package = (await (await create(packageForm({ localName: ' केरळ ' }))).json()).package;
    expect(created.localName).toBe('केरळ');
    const { _id } = created;
    const after = async (fields: Readonly<Record<string, string>>) =>
      (await (await edit(_id, formOf(fields))).json()).updatedPackage;
    expect(await after({ name: 'Lagoon' })).toMatchObject({ localName: 'केरळ' });
    expect(await after({ localName: 'கேரளம்' })).toMatchObject({ localName: 'கேரளம்' });
    expect(await after({ localName: '' })).not.toHaveProperty('localName');
    const tooLong = await edit(_id, formOf({ localName: 'क'.repeat(limits.nameLength + 1) }));
    expect(tooLong.status).toBe(400);
    expect((await tooLong.json()).fields).toHaveProperty('localName');
  });

  it('stores its pictures, which answer in every stored width', async () => {
    const answer = await create(
      packageForm({}, [await pictureFile('a.png'), await pictureFile('b.png', '#993333')]),
    );
    const { images }: Package = (await answer.json()).package;
    expect(images).toHaveLength(2);
    for (const image of images) {
      expect((await backend.fetch(image)).headers.get('content-type')).toBe('image/jpeg');
      expect((await backend.fetch(pictureVariant(image, 40, 'avif'))).status).toBe(200);
    }
    expect(await backend.files()).not.toContain('0');
  });

  it('names every field that is wrong', async () => {
    const answer = await create(
      packageForm({ category: 'x', name: '', days: '0', nights: '-1', persons: '1.5', price: 'NaN' }),
    );
    expect(answer.status).toBe(400);
    const body = await answer.json();
    expect(Object.keys(body.fields).toSorted()).toEqual([
      'category',
      'days',
      'name',
      'nights',
      'persons',
      'price',
    ]);
    expect(body.message).toBe(body.fields.category);
    expect(body.error).toBe(body.message);
  });

  it('gives a missing field the same message as an empty one', async () => {
    const answer = await create(new FormData());
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      fields: {
        name: 'Package name is required',
        place: 'Place is required',
        description: 'Description is required',
        days: 'Days must be a number',
      },
    });
  });

  it('stores nothing that is not a field of a package', async () => {
    const answer = await create(packageForm({ _id: 'mine', isAdmin: 'true', role: 'admin', images: 'x' }));
    const { package: created }: { package: Package } = await answer.json();
    expect(created._id).not.toBe('mine');
    expect(created).not.toHaveProperty('role');
    expect(created.images).toEqual([]);
  });
});

describe('a form that is refused', () => {
  it('with what is no picture says which file it was', async () => {
    const before = await files();
    const svg = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'evil.png', { type: 'image/png' });
    const answer = await create(packageForm({}, [await pictureFile('ok.png', '#123456'), svg]));
    expect(answer.status).toBe(415);
    expect(await answer.json()).toMatchObject({ message: expect.stringContaining('evil.png') });
    expect(await files()).toEqual(before);
  });

  it('with too large a picture says which file it was', async () => {
    const before = await files();
    const large = new File([new Uint8Array(limits.pictureBytes + 1)], 'large.jpg');
    const answer = await create(packageForm({}, [large]));
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ message: 'large.jpg is larger than 5 MB' });
    expect(await files()).toEqual(before);
  });

  it('with too many pictures says how many there may be', async () => {
    const before = await files();
    const images = Array.from({ length: limits.pictures + 1 }, (_, index) => new File(['x'], `${index}.jpg`));
    const answer = await create(packageForm({}, images));
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ message: 'At most 10 pictures can be sent at once' });
    expect(await files()).toEqual(before);
  });

  it('with too long a field or too many of them is too large', async () => {
    expect((await create(packageForm({ description: 'x'.repeat(2_200_000) }))).status).toBe(413);
    const form = packageForm();
    for (let index = 0; index < 250; index += 1) form.append('inclusions', 'x');
    expect((await create(form)).status).toBe(413);
  });

  it('with a wrong field leaves no picture behind', async () => {
    const before = await files();
    const answer = await create(packageForm({ days: '0' }, [await pictureFile('c.png', '#00ff00')]));
    expect(answer.status).toBe(400);
    expect(await files()).toEqual(before);
  });

  it('with a file under another name names the field', async () => {
    const form = packageForm();
    form.append('avatar', await pictureFile());
    const answer = await create(form);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toHaveProperty('fields.images');
  });

  it.each([
    ['is no form', 'application/json', '{}', 415],
    ['has no boundary', 'multipart/form-data', 'x', 400],
    [
      'ends too soon',
      'multipart/form-data; boundary=b',
      '--b\r\ncontent-disposition: form-data; name="name"\r\n\r\nGoa',
      400,
    ],
    ['is empty', 'multipart/form-data; boundary=b', '', 400],
  ])('when it %s', async (_why, type, body, status) => {
    const answer = await backend.write('POST', path(calls.createPackage), {
      headers: { ...admin, 'content-type': type },
      body,
    });
    expect(answer.status).toBe(status);
  });

  it('is too large by its announced length before anything is read', async () => {
    const answer = await backend.write('POST', path(calls.createPackage), {
      headers: { ...admin, 'content-type': 'multipart/form-data; boundary=b', 'content-length': '99999999' },
      body: 'x',
    });
    expect(answer.status).toBe(413);
  });

  it('when the database refuses leaves no picture behind', async () => {
    const before = await files();
    await backend.database.db.schema.alterTable('package_pictures').renameTo('hidden').execute();
    const answer = await create(packageForm({}, [await pictureFile('d.png', '#ff00ff')]));
    await backend.database.db.schema.alterTable('hidden').renameTo('package_pictures').execute();
    expect(answer.status).toBe(500);
    expect(await answer.text()).not.toMatch(/sql|table|hidden|package_pictures|\.ts/i);
    expect(await files()).toEqual(before);
    const id = answer.headers.get('x-request-id') ?? '-';
    expect(backend.lines.some((line) => line.includes(id) && line.includes('package_pictures'))).toBe(true);
  });
});

describe('editing a package', () => {
  it('changes the fields given and adds pictures after those there are', async () => {
    const created = await create(packageForm({}, [await pictureFile('one.png', '#111111')]));
    const { _id: id, images }: Package = (await created.json()).package;
    const form = new FormData();
    form.append('price', '20000');
    form.append('images', await pictureFile('two.png', '#222222'));
    const answer = await edit(id, form);
    expect(answer.status).toBe(200);
    const body = await answer.json();
    expect(body.message).toBe('Package updated successfully!');
    expect(body.updatedPackage).toMatchObject({ _id: id, name: 'Backwaters', price: 20_000 });
    expect(body.updatedPackage.images).toHaveLength(2);
    expect(body.updatedPackage.images[0]).toBe(images[0]);
    const detail = await (await backend.fetch(path(calls.packageDetail(id)))).json();
    expect(detail.data.package).toEqual(body.updatedPackage);
  });

  it('refuses what does not fit, and changes nothing', async () => {
    const { _id: id } = await stored();
    const form = new FormData();
    form.append('name', 'New');
    form.append('days', '0');
    const answer = await edit(id, form);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual(
      expect.objectContaining({
        fields: { days: 'Days must be at least 1' },
        message: 'Days must be at least 1',
      }),
    );
    const detail = await (await backend.fetch(path(calls.packageDetail(id)))).json();
    expect(detail.data.package.name).toBe('Backwaters');
  });

  it.each(['nothing', '__proto__', "'%20or%201=1--", '%00'])('answers 404 for the package %s', async (id) => {
    const answer = await backend.write('PATCH', `${apiBase}/tours/edit-package/${id}`, {
      headers: admin,
      body: packageForm(),
    });
    expect(answer.status).toBe(404);
  });
});

describe('two people editing one package', () => {
  it('the second save is refused with what is stored now, and leaves no picture behind', async () => {
    const { _id: id } = await stored();
    expect((await edit(id, formOf({ name: 'Hers', version: '1' }))).status).toBe(200);
    const before = await files();
    const lateForm = formOf({ name: 'His', version: '1' });
    lateForm.append('images', await pictureFile('late.png', '#123456'));
    const answer = await edit(id, lateForm);
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
      (await (await edit(id, formOf({ name: 'His', version }))).json()).message;
    const another = await backend.as('admin');
    const editAsAnother = (body: FormData) =>
      backend.write('PATCH', path(calls.editPackage(id)), { headers: another, body });
    await edit(id, formOf({ name: 'Mine', version: '1' }));
    await editAsAnother(formOf({ name: 'Hers', version: '2' }));
    const rest = 'changed this package while you were editing. Nothing was overwritten.';
    expect(await outdated('2')).toBe(`Asha ${rest}`);
    expect(await outdated('1')).toBe(`Asha and you ${rest}`);
    await backend.database.db.updateTable('earlier_versions').set({ replaced_by: null }).execute();
    expect(await outdated('2')).toBe(`Somebody else ${rest}`);
    await editAsAnother(formOf({ name: 'Hers', version: '3' }));
    expect(await outdated('3')).toBe(
      'This package was saved again while you were editing. Nothing was overwritten.',
    );
  });

  it('a client that sends no version saves without a check', async () => {
    const { _id: id } = await stored();
    await edit(id, formOf({ name: 'One' }));
    const answer = await edit(id, formOf({ name: 'Two' }));
    expect(await answer.json()).toMatchObject({ updatedPackage: { name: 'Two', version: 3 } });
  });

  it.each([
    ['version', '-1'],
    ['version', 'x'],
    ['imageOrder', '{}'],
    ['imageOrder', '[1]'],
    ['imageOrder', 'x'],
    ['imageOrder', '["/pictures/none"]'],
  ])('a %s such as %s is refused by name', async (name, value) => {
    const { _id: id } = await stored();
    const answer = await edit(id, formOf({ name: 'New', [name]: value }));
    expect(answer.status).toBe(400);
    expect(await answer.json()).toHaveProperty(['fields', name]);
    expect((await listed()).some((listedPackage) => listedPackage.name === 'New')).toBe(false);
  });
});

describe('the pictures of a package', () => {
  it('are ordered, added and removed in one save', async () => {
    const created = await create(
      packageForm({}, [await pictureFile('1.png', '#010101'), await pictureFile('2.png', '#020202')]),
    );
    const { _id: id, images }: Package = (await created.json()).package;
    const form = formOf({ imageOrder: JSON.stringify(['new:0', images[1]]) });
    form.append('images', await pictureFile('3.png', '#030303'));
    const { updatedPackage } = await (await edit(id, form)).json();
    expect(updatedPackage.images).toEqual([expect.stringContaining('/pictures/'), images[1]]);
    expect(updatedPackage.images[0]).not.toBe(images[0]);
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

  it('after it was deleted says so', async () => {
    const { _id: id }: Package = (await (await createUnder('form-deleted')).json()).package;
    await backend.write('DELETE', path(calls.deletePackage(id)), { headers: admin });
    const answer = await createUnder('form-deleted');
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ message: expect.stringContaining('deleted since') });
  });

  it('with a key of another shape is refused by name', async () => {
    const answer = await createUnder("' or 1=1");
    expect(answer.status).toBe(400);
    expect(await answer.json()).toHaveProperty('fields.idempotencyKey');
  });
});

describe('deleting a package', () => {
  it('takes it out of every list', async () => {
    const { _id: id } = await stored();
    const remove = () => backend.write('DELETE', path(calls.deletePackage(id)), { headers: admin });
    const answer = await remove();
    expect(await answer.json()).toEqual({ message: 'Package deleted successfully!' });
    expect((await listed()).some(({ _id }) => _id === id)).toBe(false);
    expect((await remove()).status).toBe(404);
  });
});

/** What `admin remove`, a logout and `admin reset` do to an administrator, and the answer to a save under way. */
const removals = [
  ['removed', 403, (_: string, email: string) => removeAdministrator(backend.database.db, email)],
  [
    'signed out',
    401,
    (cookie: string) => backend.write('POST', path(calls.adminLogout), { headers: { cookie } }),
  ],
  [
    'given another password',
    401,
    (_: string, email: string) =>
      makeAdministrator(backend.database.db, { email, passwordHash: 'x', now: backend.clock.now() }),
  ],
] as const;

describe('a save whose administrator is', () => {
  it.each(removals)('%s while it is received changes nothing', async (_, status, remove) => {
    const { _id: id, version } = await stored();
    const headers = await backend.as('admin');
    const { user } = await (await backend.fetch(path(calls.me), { headers })).json();
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
    const saving = backend.write('PATCH', path(calls.editPackage(id)), init);
    // Half of the picture, so that its file in the spool shows that the first check is passed.
    await writer.write(bytes.subarray(0, -60));
    await expect.poll(files).not.toEqual(before);
    await remove(headers.cookie, user.email);
    await writer.write(bytes.subarray(-60));
    await writer.close();
    expect((await saving).status).toBe(status);
    expect(await files()).toEqual(before);
    expect((await listed()).find(({ _id }) => _id === id)).toMatchObject({ name: 'Backwaters', version });
  });
});
