import { afterAll, expect, it } from 'vitest';
import { apiBase } from '#contract/page-path.ts';
import type { Package } from '#contract/package.ts';
import { openBackend } from '#server/http/testing/backend.ts';
import { packageForm, pictureFile } from '#server/http/testing/form-samples.ts';

const backend = await openBackend();
afterAll(backend.close);
const admin = await backend.as('admin');

const send = (method: string, call: string, body?: unknown) => backend.send(method, call, body, admin);

async function create(fields: Readonly<Record<string, unknown>>, images: readonly File[] = []) {
  const response = await send('POST', '/tours/create-package', packageForm(fields, images));
  const body = await response.json();
  return { status: response.status, body, tour: body.package };
}

let count = 0;
async function createSource(): Promise<Package> {
  const pictures = [
    await pictureFile('a.png', `#11${10 + (count += 1)}33`),
    await pictureFile('b.png', `#22${10 + count}33`),
  ];
  return (await create({ name: 'The original' }, pictures)).tour;
}

const copyOf = ({ _id, images }: Package, changes: object = {}) => ({
  name: 'The copy',
  imagesOfPackage: _id,
  imageOrder: images,
  ...changes,
});

it('a copy has the same stored pictures, with what is said about them, and its own new ones', async () => {
  const source = await createSource();
  const [first = '', second = ''] = source.images;
  const { status, tour } = await create(
    copyOf(source, {
      imageOrder: [second, 'new:0', first],
      pictureDetails: [{ image: second, alt: 'A lake', focal: { x: 10, y: 20 } }],
    }),
    [await pictureFile('c.png', '#993333')],
  );
  expect(status).toBe(201);
  expect(tour.images).toEqual([second, expect.stringContaining('/pictures/'), first]);
  expect(tour.pictureDetails).toEqual([{ address: second, alt: 'A lake', focal: { x: 10, y: 20 } }]);
  expect((await backend.fetch(second)).status).toBe(200);
});

it('the pictures of a copy live on when the original is deleted for good, and those left out do not', async () => {
  const source = await createSource();
  const [first = '', second = ''] = source.images;
  const { tour } = await create(copyOf(source, { imageOrder: [first] }));
  await send('DELETE', `/tours/delete-package/${source._id}`);
  expect((await send('DELETE', `/admin/deleted-package/${source._id}`)).status).toBe(200);
  await backend.server.pictureWorker.runDue();
  const detail = await (await backend.fetch(apiBase + `/tours/package-detail/${tour._id}`)).json();
  expect(detail.data.package.images).toEqual([first]);
  expect((await backend.fetch(first)).status).toBe(200);
  const recorded = await backend.database.db.selectFrom('pictures').select('hash').execute();
  const isRecorded = (address: string) => recorded.some(({ hash }) => address.includes(hash));
  expect([isRecorded(first), isRecorded(second)]).toEqual([true, false]);
});

it.each([
  ['of no package', (source: Package) => copyOf(source, { imagesOfPackage: 'x' })],
  ['that the package does not have', (source: Package) => copyOf(source, { imageOrder: ['/pictures/x'] })],
])('pictures %s are refused by name, and nothing is stored', async (_, fields) => {
  const before = await (await backend.fetch(apiBase + '/tours/getAllPackage')).text();
  const source = await createSource();
  await send('DELETE', `/tours/delete-package/${source._id}`);
  const { status, body } = await create(fields(source));
  expect([status, body.fields]).toEqual([400, { images: expect.stringContaining('was deleted') }]);
  expect(await (await backend.fetch(apiBase + '/tours/getAllPackage')).text()).toBe(before);
});
