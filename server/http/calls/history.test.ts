import { afterAll, expect, it } from 'vitest';
import { openBackend } from '#server/http/testing/backend.ts';
import { formOf, packageForm, pictureFile } from '#server/http/testing/form-samples.ts';

const backend = await openBackend();
afterAll(backend.close);
const admin = await backend.as('admin');

const send = (method: string, call: string, body?: unknown) => backend.send(method, call, body, admin);
const get = async (call: string) => {
  const answer = await send('GET', call);
  return { status: answer.status, body: await answer.json() };
};

it('a save keeps the version before it, from which another save restores everything', async () => {
  const made = await send('POST', '/tours/create-package', packageForm({}, [await pictureFile()]));
  const { package: first } = await made.json();
  const id = first._id;
  backend.clock.pass(1000);
  await send('PATCH', `/tours/edit-package/${id}`, packageForm({ price: '19000', imageOrder: [] }));
  const { body } = await get(`/admin/package-versions/${id}`);
  expect(body).toEqual({
    versions: [
      {
        version: 1,
        replacedAt: backend.clock.now(),
        replacedBy: { name: 'Asha', email: expect.stringContaining('@example.com') },
        summary: 'price 18500 to 19000, 1 picture removed',
      },
    ],
  });
  const earlier = await get(`/admin/package-version/${id}?version=1`);
  expect(earlier).toEqual({ status: 200, body: { package: first } });
  // The picture is kept for the earlier version, also after a sweep.
  await backend.deps.space.sweep(backend.database.db);
  expect((await backend.fetch(first.images[0])).status).toBe(200);

  const fields = { price: '18500', version: '2', imageOrder: first.images };
  const refused = await send('PATCH', `/tours/edit-package/${id}`, packageForm(fields));
  expect(await refused.json()).toHaveProperty('fields.imageOrder');
  const form = packageForm({ ...fields, imagesOfVersion: '1' });
  const restored = await send('PATCH', `/tours/edit-package/${id}`, form);
  expect(await restored.json()).toMatchObject({
    updatedPackage: { price: 18_500, images: first.images, version: 3 },
  });
});

it('the versions of a package in the trash are still there', async () => {
  const { package: made } = await (await send('POST', '/tours/create-package', packageForm())).json();
  await send('PATCH', `/tours/edit-package/${made._id}`, packageForm({ name: 'Lagoons' }));
  await send('DELETE', `/tours/delete-package/${made._id}`);
  expect((await get(`/admin/package-versions/${made._id}`)).body.versions).toHaveLength(1);
  expect((await get(`/admin/package-version/${made._id}?version=1`)).status).toBe(200);
  await send('DELETE', `/admin/deleted-package/${made._id}`);
  expect((await get(`/admin/package-versions/${made._id}`)).status).toBe(404);
  expect((await get(`/admin/package-version/${made._id}?version=1`)).status).toBe(404);
});

it.each(['', '?version=x', '?version=99999999999'])(
  'a version asked for as %j is refused by name',
  async (query) => {
    const { status, body } = await get('/admin/package-version/x' + query);
    expect(status).toBe(400);
    expect(body).toHaveProperty('fields.version');
  },
);

it('a package has no version before its first save, and a destination none under the calls of packages', async () => {
  const { package: made } = await (await send('POST', '/tours/create-package', packageForm())).json();
  expect((await get(`/admin/package-versions/${made._id}`)).body).toEqual({ versions: [] });
  expect((await get(`/admin/package-version/${made._id}?version=1`)).status).toBe(404);
  const form = formOf({ name: 'Goa' }, [await pictureFile('goa.png', '#884422')]);
  const { destination } = await (await send('POST', '/tours/popular-destination', form)).json();
  await send('PATCH', `/tours/popular-destination-edit/${destination._id}`, formOf({ name: 'North Goa' }));
  expect((await get(`/admin/package-versions/${destination._id}`)).status).toBe(404);
});
