import { afterAll, describe, expect, it } from 'vitest';
import { apiBase } from '#contract/page-path.ts';
import { pictureVariant } from '#contract/pictures.ts';
import { openBackend } from '#server/http/testing/backend.ts';
import { formOf, packageForm, pictureFile } from '#server/http/testing/form-samples.ts';
import { day } from '#server/clock.ts';

const backend = await openBackend();
afterAll(backend.close);
const { ask } = backend;

let pictures = 0;
const nextPicture = () => pictureFile('lake.png', `#1122${(pictures += 1) + 10}`);

const pictureDetails = [{ image: 'new:0', alt: 'A lake', focal: { x: 10, y: 20 } }];
async function newPackage(name: string, more: readonly File[] = []) {
  const form = packageForm({ name, pictureDetails }, [await nextPicture(), ...more]);
  return (await ask('POST', '/tours/create-package', form)).body.package;
}
const remove = (id: string) => ask('DELETE', `/tours/delete-package/${id}`);
const removeForGood = (id: string) => ask('DELETE', `/admin/deleted-package/${id}`);
const restore = (id: string) => ask('POST', `/admin/restore-package/${id}`);
const deleted = async () => (await ask('GET', '/admin/deleted-packages')).body.packages;

/** The answers of each kind of list of packages, and of the package's detail. */
async function publicAnswers(id: string): Promise<string[]> {
  const lists = ['get-all-categories-list', 'get-package-list-of-five'].map(
    (list) => `${list}?category=domestic`,
  );
  const calls = ['getAllPackage', 'get-all-categories-list', ...lists, `package-detail/${id}`];
  return Promise.all(calls.map(async (call) => (await backend.fetch(`${apiBase}/tours/${call}`)).text()));
}

describe('a deleted package', () => {
  it('is in no public answer, and in every one again after its restore, with the same id and place', async () => {
    const tour = await newPackage('Trace of a package');
    await newPackage('Newer');
    const before = await publicAnswers(tour._id);
    for (const text of before) expect(text).toMatch(new RegExp(`${tour._id}|"image":`));
    await remove(tour._id);
    for (const text of await publicAnswers(tour._id))
      for (const trace of [tour._id, 'Trace of a package', tour.images[0]]) expect(text).not.toContain(trace);
    const { _id: later } = await newPackage('Later');
    expect((await restore(tour._id)).body).toEqual({
      message: 'Package restored successfully!',
      package: tour,
    });
    await remove(later);
    expect(await publicAnswers(tour._id)).toEqual(before);
  });

  it('cannot be edited, its idempotency key says that it was deleted, and both work again after a restore', async () => {
    const form = packageForm({ idempotencyKey: 'trash-key-1', version: '1' });
    const create = () => ask('POST', '/tours/create-package', form);
    const { _id: id } = (await create()).body.package;
    const edit = async () => (await ask('PATCH', `/tours/edit-package/${id}`, form)).status;
    await remove(id);
    expect(await edit()).toBe(404);
    const message = 'This package was created before and has been deleted since.';
    expect(await create()).toMatchObject({ status: 409, body: { message } });
    await restore(id);
    expect((await create()).body).toMatchObject({ package: { _id: id } });
    expect(await edit()).toBe(200);
  });

  it('is listed with who deleted it and when; two restores at the same time are answered alike', async () => {
    const { _id: id, images } = await newPackage('Listed');
    backend.clock.pass(1000);
    await remove(id);
    const deletedAt = backend.clock.now();
    expect(await deleted()).toContainEqual({
      _id: id,
      name: 'Listed',
      images,
      deletedAt,
      deletedBy: { name: 'Asha', email: expect.stringMatching(/^admin-.+@example\.com$/) },
      endsAt: deletedAt + 30 * day,
    });
    const answers = await Promise.all([restore(id), restore(id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(JSON.stringify(await deleted())).not.toContain(id);
  });

  it('is deleted for good with its earlier versions and its pictures, which stop being public', async () => {
    const { _id: id, images } = await newPackage('For good', [await nextPicture()]);
    const [left = '', shown = ''] = images.map((image: string) => pictureVariant(image, 40, 'avif'));
    const calls = [`package-versions/${id}`, `package-version/${id}?version=1`];
    const statuses = () =>
      Promise.all([
        ...[left, shown].map(async (address) => (await backend.fetch(address)).status),
        ...calls.map(async (call) => (await ask('GET', `/admin/${call}`)).status),
      ]);
    await ask('PATCH', `/tours/edit-package/${id}`, formOf({ imageOrder: images.slice(1) }));
    // It is not in the trash yet.
    expect((await removeForGood(id)).status).toBe(404);
    await remove(id);
    await backend.server.pictureWorker.runDue();
    // The list of deleted packages and the earlier version show them.
    expect(await statuses()).toEqual([200, 200, 200, 200]);
    expect(backend.server.selectCached(shown, ['identity'])).toBeDefined();
    expect((await removeForGood(id)).body).toEqual({ message: 'Package deleted for good' });
    await backend.server.pictureWorker.runDue();
    expect(await statuses()).toEqual([404, 404, 404, 404]);
  });
});

it('a destination is in no list of deleted packages, and comes back by its own call alone', async () => {
  const form = formOf({ name: 'Goa', pictureDetails }, [await nextPicture()]);
  const { destination } = (await ask('POST', '/tours/popular-destination', form)).body;
  await ask('DELETE', `/tours/popular-destination/${destination._id}`);
  const { destinations } = (await ask('GET', '/admin/deleted-destinations')).body;
  expect(destinations).toMatchObject([{ _id: destination._id, name: 'Goa' }]);
  expect(JSON.stringify(await deleted())).not.toContain(destination._id);
  expect((await restore(destination._id)).status).toBe(404);
  expect((await removeForGood(destination._id)).status).toBe(404);
  const restored = await ask('POST', `/admin/restore-destination/${destination._id}`);
  expect(restored.body).toEqual({ message: 'Destination restored successfully!', destination });
});

it('a deleted package is gone with its pictures 30 days later', async () => {
  const { _id: id, images } = await newPackage('Expiring');
  await remove(id);
  await backend.server.expire();
  expect(JSON.stringify(await deleted())).toContain(id);
  backend.clock.pass(30 * day);
  await backend.server.expire();
  // The session of the first administrator has ended, too.
  const headers = await backend.as('admin');
  expect((await backend.send('POST', `/admin/restore-package/${id}`, undefined, headers)).status).toBe(404);
  await backend.server.pictureWorker.runDue();
  expect((await backend.fetch(images[0])).status).toBe(404);
});
