import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { parsePictureAddress, pictureAddress, previewSize } from '#contract/pictures.ts';
import { decodePicture } from './bitmap.ts';
import { encodePreview } from './encode.ts';
import { masterFileNames, pictureFileNames } from '#server/pictures/storage/picture-file-names.ts';
import {
  completePicture,
  createPictureProcessor,
  type ProcessedPicture,
  type ProcessPicture,
} from './process-picture.ts';
import { createObservedQueue } from '#server/pictures/testing/observed-queue.ts';
import { noise, redCorner } from '#server/pictures/testing/picture-samples.ts';

const processForSave = createPictureProcessor();
const processPicture: ProcessPicture = async (...upload) => completePicture(await processForSave(...upload));

const isPreview = ({ name }: { readonly name: string }) => name.endsWith('-preview.jpg');

const widthsOf = ({ files }: ProcessedPicture, type: string) =>
  files
    .filter((file) => file.type === type && !isPreview(file))
    .map(({ name }) => Number(/-(\d+)\./.exec(name)?.[1]));

const variantsOf = ({ files }: ProcessedPicture) => files.filter(({ type }) => type !== 'image/jpeg');

async function pixelAt(bytes: Buffer, left: number, top: number): Promise<number[]> {
  const pixel = await sharp(bytes).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  return [...pixel];
}

function filled(background: string): Promise<Buffer> {
  return sharp({ create: { width: 20, height: 20, channels: 3, background } })
    .png()
    .toBuffer();
}

test('a large picture is kept at four widths as AVIF and WebP, and once as JPEG', async () => {
  const picture = await processPicture(await redCorner(2000, 1000).jpeg().toBuffer(), 'lake.jpg');
  expect(picture.metadata).toMatchObject({ width: 1600, height: 800 });
  expect(widthsOf(picture, 'image/avif').toSorted((a, b) => a - b)).toEqual([320, 640, 960, 1600]);
  expect(widthsOf(picture, 'image/webp').toSorted((a, b) => a - b)).toEqual([320, 640, 960, 1600]);
  expect(widthsOf(picture, 'image/jpeg')).toEqual([1600]);
  for (const { name, bytes } of picture.files.filter((file) => !isPreview(file))) {
    const { width, height } = await sharp(bytes).metadata();
    expect(name).toContain(`-${width}.`);
    expect(height).toBe(width / 2);
  }
});

test.each([
  [1700, 340],
  [1, 1],
  [3000, 601],
  [1, 5],
  [800, 3999],
])(
  'takes %i x %i pixels; the names of the files follow from the metadata in the address',
  async (width, height) => {
    const upload = await redCorner(width, height).png().toBuffer();
    const { metadata, files } = await processPicture(upload, 'strip.png');
    expect(files.map(({ name }) => name).toSorted()).toEqual(pictureFileNames(metadata).toSorted());
    expect(Math.min(metadata.width, metadata.height)).toBeGreaterThanOrEqual(1);
    expect(metadata.height).toBeLessThanOrEqual(3200);
    for (const { bytes } of files) await sharp(bytes).stats();
  },
);

test('a photograph taken sideways is turned upright', async () => {
  const sideways = await redCorner(60, 40).withMetadata({ orientation: 6 }).jpeg({ quality: 100 }).toBuffer();
  const { metadata, files } = await processPicture(sideways, 'sideways.jpg');
  expect(metadata).toMatchObject({ width: 40, height: 60 });
  for (const { bytes } of files) {
    const [red = 0, , blue = 0] = await pixelAt(bytes, 35, 5);
    expect(red).toBeGreaterThan(200);
    expect(blue).toBeLessThan(60);
  }
});

test('no metadata of the upload survives', async () => {
  const upload = await redCorner(64, 64).withIccProfile('p3').jpeg().toBuffer();
  expect(upload.includes('secret author')).toBe(true);
  const { files } = await processPicture(upload, 'author.jpg');
  for (const { bytes } of files) {
    expect(bytes.includes('secret author')).toBe(false);
    const { exif, icc, xmp, iptc, orientation } = await sharp(bytes).metadata();
    expect({ exif, icc, xmp, iptc, orientation }).toEqual({});
  }
});

test('colours of a wide gamut are brought to sRGB', async () => {
  const plain = await redCorner(64, 64).png().toBuffer();
  const wide = await sharp(plain).withIccProfile('p3').png().toBuffer();
  const { files } = await processForSave(wide, 'wide.png');
  const [red = 0, green = 0] = await pixelAt(files[0]?.bytes ?? plain, 10, 10);
  expect(red).toBeGreaterThan(245);
  expect(green).toBeLessThan(15);
});

test('a save has the JPEG and that for messengers, and the variants are made from the JPEG alone', async () => {
  const { metadata, files } = await processForSave(await redCorner(700, 500).png().toBuffer(), 'lake.png');
  expect(files.map(({ name }) => name)).toEqual(masterFileNames(metadata));
  const once = await completePicture({ metadata, files });
  const again = await completePicture({ metadata, files: files.slice(0, 1) });
  expect(variantsOf(again)).toEqual(variantsOf(once));
  expect(variantsOf(once)).toHaveLength(6);
});

test('what is transparent is shown white', async () => {
  const upload = await sharp({ create: { width: 40, height: 40, channels: 4, background: '#00000000' } })
    .png()
    .toBuffer();
  const { metadata, files } = await processPicture(upload, 'clear.png');
  expect(metadata.color).toBe('#f8f8f8');
  const white = [255, 255, 255];
  for (const { bytes } of files) expect(await pixelAt(bytes, 20, 20)).toEqual(white);
});

test.each([
  ['grey', (source: Sharp) => source.toColourspace('b-w').png(), [127, 127, 127]],
  ['sixteen bits', (source: Sharp) => source.toColourspace('rgb16').png(), [254, 0, 0]],
  ['CMYK', (source: Sharp) => source.toColourspace('cmyk').jpeg(), [232, 0, 0]],
  ['a palette', (source: Sharp) => source.png({ palette: true }), [254, 0, 0]],
])('a picture in %s is taken with its colours', async (_, encoded, color) => {
  const { metadata, files } = await processPicture(await encoded(redCorner(64, 64)).toBuffer(), 'kind.png');
  expect(metadata).toMatchObject({ width: 64, height: 64 });
  for (const { bytes } of files) {
    const pixel = await pixelAt(bytes, 10, 10);
    for (const [channel, level] of color.entries())
      expect(Math.abs((pixel[channel] ?? -1) - level)).toBeLessThanOrEqual(3);
  }
});

test('of an animation the first frame is kept', async () => {
  const frames = [await filled('#ff0000'), await filled('#00ff00')];
  const upload = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
  expect((await sharp(upload).metadata()).pages).toBe(2);
  const { metadata, files } = await processPicture(upload, 'moving.webp');
  expect(metadata).toMatchObject({ width: 20, height: 20, color: '#f80808' });
  for (const { bytes } of files) expect((await sharp(bytes).metadata()).pages ?? 1).toBe(1);
});

test('AVIF uploads are taken', async () => {
  const { metadata } = await processPicture(await redCorner(64, 48).avif().toBuffer(), 'lake.avif');
  expect(metadata).toMatchObject({ width: 64, height: 48 });
});

test('the dominant colour is the one most of the picture has', async () => {
  const { metadata } = await processPicture(await redCorner(400, 300).png().toBuffer(), 'blue.png');
  expect(metadata.color).toMatch(/^#0[0-9a-f]0[0-9a-f]f[0-9a-f]$/);
});

test('the same upload has the same address, another upload another one, and the address contains the metadata', async () => {
  const upload = await redCorner(64, 48).png().toBuffer();
  const one = await processPicture(upload, 'a.png');
  const again = await processPicture(upload, 'b.png');
  const other = await processPicture(await redCorner(64, 49).png().toBuffer(), 'a.png');
  expect(again.metadata).toEqual(one.metadata);
  expect(other.metadata.hash).not.toBe(one.metadata.hash);
  expect(parsePictureAddress(pictureAddress(one.metadata))).toEqual(one.metadata);
});

test('the JPEG for messengers is under 300 kB, also of noise, which hardly compresses', async () => {
  const largest = await decodePicture(await noise(1600, 1600).jpeg().toBuffer(), 'noise.jpg');
  const preview = await encodePreview(largest);
  expect(preview.length).toBeLessThan(300_000);
  expect(await sharp(preview).metadata()).toMatchObject({ format: 'jpeg', ...previewSize(largest) });
});

test('a JPEG of a phone whose scan header says Se = 0 is taken', async () => {
  const jpeg = await redCorner(40, 30).jpeg({ progressive: false }).toBuffer();
  const scan = jpeg.indexOf(Buffer.from([0xff, 0xda]));
  // Marker, length (2 bytes), number of components, two bytes for each, then Ss and Se (ITU-T T.81, B.2.3).
  const end = scan + 4 + 1 + 2 * (jpeg[scan + 4] ?? 0) + 1;
  expect(jpeg[end]).toBe(63);
  jpeg[end] = 0;
  const { metadata } = await processPicture(jpeg, 'phone.jpg');
  expect(metadata).toMatchObject({ width: 40, height: 30 });
});

test('a portrait is one file of 256 px at most, and another picture than the same file in the catalogue', async () => {
  const large = await redCorner(2000, 1000).jpeg().toBuffer();
  const { metadata, files } = await processForSave(large, 'asha.jpg', 'portrait');
  expect(metadata).toMatchObject({ width: 256, height: 128 });
  expect(files.map(({ name }) => name)).toEqual([`${metadata.hash}-256.jpg`]);
  const small = await filled('#aabbcc');
  const { metadata: portrait } = await processForSave(small, 'a.png', 'portrait');
  expect(portrait.hash).not.toBe((await processForSave(small, 'a.png')).metadata.hash);
});

test('portraits wait in a queue of their own', async () => {
  const [catalogue, portrait] = [createObservedQueue(1), createObservedQueue(1)];
  const process = createPictureProcessor({ catalogue: catalogue.queue, portrait: portrait.queue });
  const upload = await filled('#aabbcc');
  await process(upload, 'a.png', 'portrait');
  await process(upload, 'a.png', 'portrait');
  await process(upload, 'a.png');
  expect([catalogue.tasks.started, portrait.tasks.started]).toEqual([1, 2]);
});
