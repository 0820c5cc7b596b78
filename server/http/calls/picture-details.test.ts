import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import type { Package } from '#contract/package.ts';
import { previewCropAddress } from '#contract/picture-details.ts';
import { openBackend } from '#server/http/testing/backend.ts';
import { formOf, packageForm, pictureFile } from '#server/http/testing/form-samples.ts';

const backend = await openBackend();
afterAll(backend.close);
const admin = await backend.as('admin');
const send = (method: string, call: string, body?: FormData) => backend.send(method, call, body, admin);
const read = async (call: string) => (await send('GET', call)).json();
const twoPictures = async () => [await pictureFile('a.png'), await pictureFile('b.png', '#993333')];
const details = [
  { image: 'new:0', focal: { x: 20, y: 70 }, alt: 'A houseboat' },
  { image: 'new:1', banner: true },
];

async function createPackage(pictureDetails: unknown = details): Promise<Package> {
  const form = packageForm({ pictureDetails }, await twoPictures());
  return (await (await send('POST', '/tours/create-package', form)).json()).package;
}

const edit = async (id: string, fields: Readonly<Record<string, unknown>>) => {
  const answer = await send('PATCH', `/tours/edit-package/${id}`, formOf(fields));
  return { status: answer.status, body: await answer.json() };
};

describe('details of the pictures of a package', () => {
  it('are stored with the package that is created, and are in every answer', async () => {
    const created = await createPackage();
    const [first = '', second = ''] = created.images;
    const stored = [
      { address: first, focal: { x: 20, y: 70 }, alt: 'A houseboat' },
      { address: second, banner: true },
    ];
    expect(created.pictureDetails).toEqual(stored);
    expect((await read('/tours/getAllPackage')).tours[0].pictureDetails).toEqual(stored);
  });

  it('are replaced by an edit that has them, which says so in the line of the change', async () => {
    const { _id, images } = await createPackage();
    const [first = '', second = ''] = images;
    const { body } = await edit(_id, { pictureDetails: [{ image: second, alt: 'A lake' }] });
    expect(body.updatedPackage).toMatchObject({
      images,
      pictureDetails: [{ address: second, alt: 'A lake' }],
    });
    const { versions } = await read(`/admin/package-versions/${_id}`);
    expect(versions).toMatchObject([{ summary: 'details of pictures' }]);
    const earlier = await read(`/admin/package-version/${_id}?version=1`);
    expect(earlier.package.pictureDetails).toHaveLength(2);
    expect((await edit(_id, { pictureDetails: [] })).body.updatedPackage).not.toHaveProperty(
      'pictureDetails',
    );
    const back = { version: '3', pictureDetails: [{ image: first, focal: { x: 1, y: 2 } }] };
    expect((await edit(_id, back)).body.updatedPackage.pictureDetails).toHaveLength(1);
  });

  it('stay with their pictures where an edit says nothing of them, and go with removed ones', async () => {
    const { _id, images } = await createPackage();
    const reversed = await edit(_id, { imageOrder: images.toReversed() });
    expect(reversed.body.updatedPackage.pictureDetails).toHaveLength(2);
    const { body } = await edit(_id, { price: '19000', imageOrder: images.slice(1) });
    expect(body.updatedPackage.pictureDetails).toEqual([{ address: images[1], banner: true }]);
  });

  it('of a picture that is there twice make it the banner once', async () => {
    const [file] = await twoPictures();
    if (!file) throw new Error('there is no picture');
    const form = packageForm({ pictureDetails: [{ image: 'new:1', banner: true }] }, [file, file]);
    const { package: created } = await (await send('POST', '/tours/create-package', form)).json();
    expect(created.pictureDetails.filter((one: { banner?: true }) => one.banner)).toHaveLength(1);
  });

  it('are refused when they name a picture that is not there, and nothing is changed', async () => {
    const form = packageForm({ pictureDetails: [{ image: 'new:2' }] }, await twoPictures());
    const refused = await send('POST', '/tours/create-package', form);
    expect(refused.status).toBe(400);
    expect((await refused.json()).fields).toEqual({
      pictureDetails: 'The details name a picture that is not there. Please load them again.',
    });

    const { _id, images, version } = await createPackage();
    const unknown = await edit(_id, { name: 'Other', pictureDetails: [{ image: '/pictures/other' }] });
    expect(unknown.status).toBe(400);
    expect(unknown.body).toHaveProperty('fields.pictureDetails');
    const left = { imageOrder: images.slice(0, 1), pictureDetails: [{ image: images[1] }] };
    expect((await edit(_id, left)).status).toBe(400);
    const outside = [{ image: images[0], focal: { x: 200, y: 0 } }];
    expect((await edit(_id, { name: 'Other', pictureDetails: outside })).body.fields).toEqual({
      pictureDetails: 'Focal point from the left (percent) can be at most 100',
    });
    const { data } = await read(`/tours/package-detail/${_id}`);
    expect(data.package).toMatchObject({ version, name: 'Backwaters' });
  });
});

const half = (background: string) =>
  sharp({ create: { width: 200, height: 100, channels: 3, background } })
    .png()
    .toBuffer();

const colourOf = async (bytes: ArrayBuffer) => (await sharp(Buffer.from(bytes)).stats()).dominant;

/** Left half red, right half blue. */
async function twoHalves(): Promise<File> {
  const picture = sharp(await half('red')).extend({ right: 200 });
  const bytes = await picture
    .composite([{ input: await half('blue'), left: 200, top: 0 }])
    .png()
    .toBuffer();
  return new File([new Uint8Array(bytes)], 'halves.png', { type: 'image/png' });
}

describe('the preview of a link', () => {
  it('is cut around the focal point, and follows it', async () => {
    const pictureDetails = [{ image: 'new:0', focal: { x: 0, y: 50 } }];
    const form = packageForm({ pictureDetails }, [await twoHalves()]);
    const { package: tour } = await (await send('POST', '/tours/create-package', form)).json();
    const [image] = tour.images;
    const left = await backend.fetch(previewCropAddress(image, { x: 0, y: 50 }));
    expect(left.headers.get('cache-control')).toContain('immutable');
    const bytes = await left.arrayBuffer();
    expect(await sharp(Buffer.from(bytes)).metadata()).toMatchObject({
      format: 'jpeg',
      width: 190,
      height: 100,
    });
    expect((await colourOf(bytes)).r).toBeGreaterThan(200);

    const focal = { x: 100, y: 50 };
    await edit(tour._id, { pictureDetails: [{ image, focal }] });
    const right = await backend.fetch(previewCropAddress(image, focal));
    expect((await colourOf(await right.arrayBuffer())).b).toBeGreaterThan(200);
  });

  it('is the whole picture, for half a minute, around a point that no package has', async () => {
    const { images } = await createPackage();
    const other = await backend.fetch(previewCropAddress(images[0] ?? '', { x: 33, y: 33 }));
    expect(other.status).toBe(200);
    expect(other.headers.get('cache-control')).toBe('public, max-age=30');
    expect((await backend.fetch(`${images[0]}/preview-101-0.jpg`)).status).toBe(404);
  });
});
