/** Pictures of packages: what is said about them, their previews, and those of a copy. */
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import type { Package } from '#contract/package.ts';
import { previewCropAddress } from '#contract/picture-details.ts';
import { parsePictureAddress } from '#contract/pictures.ts';
import { listRecordedHashes } from '#server/pictures/picture-records.ts';
import { openBackend } from '#server/http/testing/backend.ts';
import { formOf, packageForm, pictureFile } from '#server/http/testing/form-samples.ts';

const backend = await openBackend();
afterAll(backend.close);
const { ask } = backend;

type Values = Readonly<Record<string, unknown>>;
const create = (fields: Values, files: readonly File[] = []) =>
  ask('POST', '/tours/create-package', packageForm(fields, files));
const edit = (id: string, fields: Values) => ask('PATCH', `/tours/edit-package/${id}`, formOf(fields));

let pairs = 0;
/** Of other bytes than the pictures of every other one. */
async function twoPictures(): Promise<File[]> {
  const shade = 10 + (pairs += 1);
  return [await pictureFile('a.png', `#11${shade}33`), await pictureFile('b.png', `#22${shade}33`)];
}
const banner = { image: 'new:1', banner: true };
const details = [{ image: 'new:0', focal: { x: 20, y: 70 }, alt: 'A houseboat' }, banner];
const createWithTwo = async (): Promise<Package> =>
  (await create({ pictureDetails: details }, await twoPictures())).body.package;

describe('details of the pictures of a package', () => {
  it('are replaced by an edit that has them, and shown in lists', async () => {
    const { _id: id, images } = await createWithTwo();
    const [, second = ''] = images;
    const { body } = await edit(id, { pictureDetails: [{ image: second, alt: 'A lake' }] });
    const pictureDetails = [{ address: second, alt: 'A lake' }];
    expect(body.updatedPackage).toMatchObject({ images, pictureDetails });
    expect((await ask('GET', '/tours/getAllPackage')).body.tours[0]).toEqual(body.updatedPackage);
    const cleared = await edit(id, { pictureDetails: [] });
    expect(cleared.body.updatedPackage).not.toHaveProperty('pictureDetails');
  });

  it('go with removed pictures where an edit says nothing of them', async () => {
    const { _id: id, images } = await createWithTwo();
    const { body } = await edit(id, { imageOrder: images.slice(1) });
    expect(body.updatedPackage.pictureDetails).toEqual([{ address: images[1], banner: true }]);
  });

  it('of a picture that is there twice make it the banner once', async () => {
    const picture = await pictureFile();
    const { body } = await create({ pictureDetails: [banner] }, [picture, picture]);
    expect(body.package.pictureDetails.filter((one: { banner?: true }) => one.banner)).toHaveLength(1);
  });

  it('are refused when they name a picture that is not there, and nothing is changed', async () => {
    const text = 'The details name a picture that is not there. Please load them again.';
    const refusal = { status: 400, body: { fields: { pictureDetails: text } } };
    const unknown = { pictureDetails: [{ image: 'new:2' }] };
    expect(await create(unknown, await twoPictures())).toMatchObject(refusal);

    const made = await createWithTwo();
    const [first, second] = made.images;
    expect(await edit(made._id, { name: 'Other', ...unknown })).toMatchObject(refusal);
    const left = { imageOrder: [first], pictureDetails: [{ image: second }] };
    expect(await edit(made._id, left)).toMatchObject(refusal);
    expect((await ask('GET', `/admin/packages/${made._id}`)).body.package).toEqual(made);
  });
});

const copyOf = ({ _id, images }: Package, changes: object = {}) =>
  create({ name: 'The copy', imagesOfPackage: _id, imageOrder: images, ...changes });

describe('a copy of a package', () => {
  it('keeps its pictures when the original is deleted for good, and those left out go; a deleted one has no copies', async () => {
    const source = await createWithTwo();
    const [first = '', second = ''] = source.images;
    const { _id: id } = (await copyOf(source, { imageOrder: [first] })).body.package;
    await ask('DELETE', `/tours/delete-package/${source._id}`);
    expect((await copyOf(source)).status).toBe(400);
    await ask('DELETE', `/admin/deleted-package/${source._id}`);
    await backend.server.pictureWorker.runDue();
    const detail = await ask('GET', `/tours/package-detail/${id}`);
    expect(detail.body.data.package.images).toEqual([first]);
    expect((await backend.fetch(first)).status).toBe(200);
    const recorded = await listRecordedHashes(backend.database.db);
    const isRecorded = (address: string) => recorded.has(parsePictureAddress(address)?.hash ?? '');
    expect([isRecorded(first), isRecorded(second)]).toEqual([true, false]);
  });

  it.each([
    ['of no package', { imagesOfPackage: 'x' }],
    ['that the package does not have', { imageOrder: ['/pictures/x'] }],
  ])('with pictures %s is refused by name, and nothing is stored', async (_, changes) => {
    const source = await createWithTwo();
    const before = await ask('GET', '/tours/getAllPackage');
    const fields = { images: expect.stringContaining('has other pictures by now') };
    expect(await copyOf(source, changes)).toMatchObject({ status: 400, body: { fields } });
    expect(await ask('GET', '/tours/getAllPackage')).toEqual(before);
  });
});

const colourOf = async (bytes: ArrayBuffer) => (await sharp(Buffer.from(bytes)).stats()).dominant;

/** Left half red, right half blue. */
async function twoHalves(): Promise<File> {
  const half = { width: 200, height: 100, channels: 3, background: 'blue' } as const;
  const bytes = await sharp({ create: { ...half, width: 400, background: 'red' } })
    .composite([{ input: { create: half }, left: 200, top: 0 }])
    .png()
    .toBuffer();
  return new File([new Uint8Array(bytes)], 'halves.png', { type: 'image/png' });
}

describe('the preview of a link', () => {
  it('is cut around the focal point, and follows it', async () => {
    const pictureDetails = [{ image: 'new:0', focal: { x: 0, y: 50 } }];
    const { package: tour } = (await create({ pictureDetails }, [await twoHalves()])).body;
    const [image] = tour.images;
    const left = await backend.fetch(previewCropAddress(image, { x: 0, y: 50 }));
    expect(left.headers.get('cache-control')).toContain('immutable');
    const bytes = await left.arrayBuffer();
    const shape = { format: 'jpeg', width: 190, height: 100 };
    expect(await sharp(Buffer.from(bytes)).metadata()).toMatchObject(shape);
    expect((await colourOf(bytes)).r).toBeGreaterThan(200);

    const focal = { x: 100, y: 50 };
    await edit(tour._id, { pictureDetails: [{ image, focal }] });
    const right = await backend.fetch(previewCropAddress(image, focal));
    expect((await colourOf(await right.arrayBuffer())).b).toBeGreaterThan(200);
  });

  it('is the whole picture, for half a minute, around a point that no package has', async () => {
    const { images } = await createWithTwo();
    const other = await backend.fetch(previewCropAddress(images[0] ?? '', { x: 33, y: 33 }));
    expect(other.status).toBe(200);
    expect(other.headers.get('cache-control')).toBe('public, max-age=30');
    expect((await backend.fetch(`${images[0]}/preview-101-0.jpg`)).status).toBe(404);
  });
});
