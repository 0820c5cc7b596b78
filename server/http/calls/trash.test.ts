import { afterAll, describe, expect, it } from 'vitest';
import { apiBase } from '#contract/page-path.ts';
import type { DeletedItem } from '#contract/admin-answers.ts';
import { pictureVariant } from '#contract/pictures.ts';
import { openBackend } from '#server/http/testing/backend.ts';
import { formOf, packageForm, pictureFile } from '#server/http/testing/form-samples.ts';
import { categoryKeys } from '#contract/category.ts';
import { day } from '#server/clock.ts';

const backend = await openBackend();
afterAll(backend.close);
let admin = await backend.as('admin');

const send = (method: string, call: string, body?: unknown) => backend.send(method, call, body, admin);
const get = (call: string) => send('GET', call);

let pictures = 0;
const nextPicture = () => pictureFile('lake.png', `#1122${(pictures += 1) + 10}`);

const pictureDetails = [{ image: 'new:0', alt: 'A lake', focal: { x: 10, y: 20 } }];
async function newPackage(name: string) {
  const made = await send(
    'POST',
    '/tours/create-package',
    packageForm({ name, pictureDetails }, [await nextPicture()]),
  );
  return (await made.json()).package;
}
async function newDestination(name: string) {
  const made = await send(
    'POST',
    '/tours/popular-destination',
    formOf({ name, pictureDetails }, [await nextPicture()]),
  );
  return (await made.json()).destination;
}
const deletedPackages = async (): Promise<DeletedItem[]> =>
  (await (await get('/admin/deleted-packages')).json()).packages;

/** The answers of every public list, and of the package's detail. */
async function publicAnswers(id: string): Promise<string[]> {
  const calls = [
    'getAllPackage',
    'get-popular-destination',
    ...['get-all-categories-list', 'get-package-list-of-five'].flatMap((list) =>
      categoryKeys.map((key) => `${list}?category=${key}`),
    ),
    'get-all-categories-list',
    `package-detail/${id}`,
  ];
  return Promise.all(
    calls.map(async (call) => (await backend.fetch(encodeURI(`${apiBase}/tours/${call}`))).text()),
  );
}

const keyedForm = () => packageForm({ idempotencyKey: 'trash-key-1' });

describe('a deleted package', () => {
  it('is in no public answer, and in every one again after its restore, with the same id and place', async () => {
    const tour = await newPackage('Trace of a package');
    await newPackage('Newer');
    const before = await publicAnswers(tour._id);
    // Both lists of all packages, two of its category, the categories (its picture) and its detail.
    expect(before.filter((text) => text.includes(tour._id)).length).toBeGreaterThanOrEqual(5);
    const deleted = await send('DELETE', `/tours/delete-package/${tour._id}`);
    expect(await deleted.json()).toEqual({ message: 'Package deleted successfully!' });
    for (const text of await publicAnswers(tour._id)) {
      expect(text).not.toContain(tour._id);
      expect(text).not.toContain('Trace of a package');
      expect(text).not.toContain(tour.images[0]);
    }
    const restored = await send('POST', `/admin/restore-package/${tour._id}`);
    expect(await restored.json()).toEqual({ message: 'Package restored successfully!', package: tour });
    expect(await publicAnswers(tour._id)).toEqual(before);
  });

  it('cannot be edited or deleted again, and its idempotency key says that it was deleted', async () => {
    const { _id: id } = (await (await send('POST', '/tours/create-package', keyedForm())).json()).package;
    await send('DELETE', `/tours/delete-package/${id}`);
    expect((await send('PATCH', `/tours/edit-package/${id}`, packageForm())).status).toBe(404);
    expect((await send('DELETE', `/tours/delete-package/${id}`)).status).toBe(404);
    const refused = await send('POST', '/tours/create-package', keyedForm());
    expect([refused.status, (await refused.json()).message]).toEqual([
      409,
      expect.stringContaining('deleted since'),
    ]);
    await send('POST', `/admin/restore-package/${id}`);
    const repeated = await send('POST', '/tours/create-package', keyedForm());
    expect(await repeated.json()).toMatchObject({ package: { _id: id } });
    const edited = await send('PATCH', `/tours/edit-package/${id}`, packageForm({ version: '1' }));
    expect(edited.status).toBe(200);
  });

  it('is listed with who deleted it and when; a second restore answers like the first', async () => {
    const { _id: id, images } = await newPackage('Listed');
    backend.clock.pass(1000);
    await send('DELETE', `/tours/delete-package/${id}`);
    const now = backend.clock.now();
    expect(await deletedPackages()).toContainEqual({
      _id: id,
      name: 'Listed',
      images,
      deletedAt: now,
      deletedBy: { name: 'Asha', email: expect.stringMatching(/^admin-.+@example\.com$/) },
      endsAt: now + 30 * day,
    });
    const answers = [1, 2].map(() => send('POST', `/admin/restore-package/${id}`));
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200]);
    expect((await deletedPackages()).map(({ _id }) => _id)).not.toContain(id);
  });

  it('is deleted for good with its pictures, which stop being public', async () => {
    const { _id: id, images } = await newPackage('For good');
    const [address = ''] = images;
    const status = async () => (await backend.fetch(pictureVariant(address, 40, 'avif'))).status;
    // It is not in the trash yet.
    expect((await send('DELETE', `/admin/deleted-package/${id}`)).status).toBe(404);
    await send('DELETE', `/tours/delete-package/${id}`);
    await backend.server.pictureWorker.runDue();
    // The list of deleted packages shows it.
    expect(await status()).toBe(200);
    expect(backend.server.selectCached(pictureVariant(address, 40, 'avif'), ['identity'])).toBeDefined();
    expect(await (await send('DELETE', `/admin/deleted-package/${id}`)).json()).toEqual({
      message: 'Package deleted for good',
    });
    await backend.server.pictureWorker.runDue();
    expect(await status()).toBe(404);
    expect((await send('DELETE', `/admin/deleted-package/${id}`)).status).toBe(404);
    expect((await send('POST', `/admin/restore-package/${id}`)).status).toBe(404);
  });

  it('is gone with its pictures 30 days later', async () => {
    const { _id: id, images } = await newPackage('Expiring');
    await send('DELETE', `/tours/delete-package/${id}`);
    await backend.server.expire();
    expect((await deletedPackages()).map(({ _id }) => _id)).toContain(id);
    backend.clock.pass(30 * day);
    await backend.server.expire();
    admin = await backend.as('admin');
    expect((await deletedPackages()).map(({ _id }) => _id)).not.toContain(id);
    await backend.server.pictureWorker.runDue();
    expect((await backend.fetch(images[0])).status).toBe(404);
  });
});

it('a destination is in no list of deleted packages, and comes back by its own call alone', async () => {
  const goa = await newDestination('Goa');
  await send('DELETE', `/tours/popular-destination/${goa._id}`);
  const { destinations } = await (await get('/admin/deleted-destinations')).json();
  expect(destinations).toMatchObject([{ _id: goa._id, name: 'Goa' }]);
  expect((await deletedPackages()).map(({ _id }) => _id)).not.toContain(goa._id);
  expect((await send('POST', `/admin/restore-package/${goa._id}`)).status).toBe(404);
  const restored = await send('POST', `/admin/restore-destination/${goa._id}`);
  expect(await restored.json()).toEqual({
    message: 'Destination restored successfully!',
    destination: goa,
  });
});
