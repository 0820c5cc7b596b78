import sharp from 'sharp';
import { expect, test } from 'vitest';
import { parsePictureAddress, pictureAddress, previewSize } from '#contract/pictures.ts';
import { coverFrame, decodePicture } from './bitmap.ts';
import { encodePreview } from './encode.ts';
import { masterFileNames, pictureFileNames } from '#server/pictures/storage/picture-file-names.ts';
import {
  completePicture,
  createPictureProcessor,
  type ProcessedPicture,
  type ProcessPicture,
} from './process-picture.ts';
import type { Queue } from '#server/concurrency.ts';
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

test('a large picture is kept at four widths as AVIF and WebP, and once as JPEG', async () => {
  const picture = await processPicture(await redCorner(2000, 1000).jpeg().toBuffer(), 'lake.jpg');
  // Most of it is blue.
  const color = expect.stringMatching(/^#0[0-9a-f]0[0-9a-f]f[0-9a-f]$/);
  expect(picture.metadata).toMatchObject({ width: 1600, height: 800, color });
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
  [500, 100],
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

test('a photograph taken sideways is turned upright, and no metadata of it survives', async () => {
  const photograph = redCorner(60, 40).withIccProfile('p3').withMetadata({ orientation: 6 });
  const upload = await photograph.jpeg({ quality: 100 }).toBuffer();
  expect(upload.includes('secret author')).toBe(true);
  const { metadata: picture, files } = await processPicture(upload, 'sideways.jpg');
  expect(picture).toMatchObject({ width: 40, height: 60 });
  for (const { bytes } of files) {
    const [red = 0, , blue = 0] = await pixelAt(bytes, 35, 5);
    expect(red).toBeGreaterThan(200);
    expect(blue).toBeLessThan(60);
    expect(bytes.includes('secret author')).toBe(false);
    const { exif, icc, xmp, iptc, orientation } = await sharp(bytes).metadata();
    expect({ exif, icc, xmp, iptc, orientation }).toEqual({});
  }
});

test('a save has the JPEG and that for messengers, and the variants are made from the JPEG alone', async () => {
  const { metadata, files } = await processForSave(await redCorner(700, 500).png().toBuffer(), 'lake.png');
  expect(files.map(({ name }) => name)).toEqual(masterFileNames(metadata));
  const once = await completePicture({ metadata, files });
  const again = await completePicture({ metadata, files: files.slice(0, 1) });
  expect(variantsOf(again)).toEqual(variantsOf(once));
  expect(variantsOf(once)).toHaveLength(6);
});

const filled = (background: string) =>
  sharp({ create: { width: 64, height: 64, channels: 4, background } })
    .png()
    .toBuffer();

test('what is transparent is shown white', async () => {
  const { metadata, files } = await processPicture(await filled('#00000000'), 'clear.png');
  expect(metadata.color).toBe('#f8f8f8');
  for (const { bytes } of files) expect(await pixelAt(bytes, 20, 20)).toEqual([255, 255, 255]);
});

/** Whose scan header says Se = 0, as those of some phones do. */
async function phoneJpeg(): Promise<Buffer> {
  const jpeg = await redCorner(64, 64).jpeg({ progressive: false }).toBuffer();
  const scan = jpeg.indexOf(Buffer.from([0xff, 0xda]));
  // Marker, length (2 bytes), number of components, two bytes for each, then Ss and Se (ITU-T T.81, B.2.3).
  const end = scan + 4 + 1 + 2 * (jpeg[scan + 4] ?? 0) + 1;
  expect(jpeg[end]).toBe(63);
  jpeg[end] = 0;
  return jpeg;
}

/** The same colours in Display P3. */
const wideGamut = async () =>
  sharp(await redCorner(64, 64).png().toBuffer())
    .withIccProfile('p3')
    .png()
    .toBuffer();

async function animated(): Promise<Buffer> {
  const frames = [await filled('#cc3333'), await filled('#33cc33')];
  const upload = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
  expect((await sharp(upload).metadata()).pages).toBe(2);
  return upload;
}

test.each([
  ['in grey', () => redCorner(64, 64).toColourspace('b-w').png().toBuffer(), [127, 127, 127]],
  ['of sixteen bits', () => redCorner(64, 64).toColourspace('rgb16').png().toBuffer(), [254, 0, 0]],
  ['in CMYK', () => redCorner(64, 64).toColourspace('cmyk').jpeg().toBuffer(), [232, 0, 0]],
  ['with a palette', () => redCorner(64, 64).png({ palette: true }).toBuffer(), [254, 0, 0]],
  ['of a wide gamut', wideGamut, [254, 0, 0]],
  ['that is an AVIF', () => redCorner(64, 64).avif().toBuffer(), [254, 0, 0]],
  ['of a phone that says Se = 0', phoneJpeg, [254, 0, 0]],
  ['that is animated, its first frame,', animated, [204, 51, 51]],
])('a picture %s is taken with its colours', async (_, make, color) => {
  const { metadata, files } = await processPicture(await make(), 'kind.png');
  expect(metadata).toMatchObject({ width: 64, height: 64 });
  for (const { bytes } of files) {
    expect((await sharp(bytes).metadata()).pages ?? 1).toBe(1);
    const pixel = await pixelAt(bytes, 10, 10);
    for (const [channel, level] of color.entries())
      expect(Math.abs((pixel[channel] ?? -1) - level)).toBeLessThanOrEqual(3);
  }
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
  const used: string[] = [];
  const createNotingQueue =
    (name: string): Queue =>
    (work) => {
      used.push(name);
      return work();
    };
  const queues = { catalogue: createNotingQueue('catalogue'), portrait: createNotingQueue('portrait') };
  const process = createPictureProcessor(queues);
  await process(await filled('#aabbcc'), 'a.png', 'portrait');
  await process(await filled('#aabbcc'), 'a.png');
  expect(used).toEqual(['portrait', 'catalogue']);
});

test('a picture that fills a frame is cut as far as the focal point says, and never outside of it where a side is rounded', () => {
  const frame = { width: 50, height: 50 };
  const tall = coverFrame({ width: 100, height: 300 }, frame, { x: 0, y: 100 });
  expect(tall).toEqual({ scaled: { width: 50, height: 150 }, cut: { left: 0, top: 100, ...frame } });
  const odd = { width: 100, height: 67 };
  const rounded = coverFrame({ width: 333, height: 222 }, odd, { x: 100, y: 100 });
  expect(rounded).toEqual({ scaled: { width: 101, height: 67 }, cut: { left: 1, top: 0, ...odd } });
});
