import { crc32 } from 'node:zlib';
import { expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import { createPictureProcessor } from './process-picture.ts';
import { PictureRejected } from './picture-rejection.ts';
import { bomb, noise, redCorner } from '#server/pictures/testing/picture-samples.ts';

const processPicture = createPictureProcessor();

async function refusalOf(bytes: Buffer, fileName: string, process = processPicture) {
  const outcome: unknown = await process(bytes, fileName).catch((cause: unknown) => cause);
  if (!(outcome instanceof PictureRejected)) throw new Error(`not refused: ${String(outcome)}`);
  return { reason: outcome.reason, message: outcome.message };
}

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect width="10" height="10"/></svg>';
const html = '<!doctype html><script>alert(1)</script>';

const notPictures: Record<string, () => Buffer | Promise<Buffer>> = {
  'empty.jpg': () => Buffer.alloc(0),
  'svg-renamed.png': () => Buffer.from(`<?xml version="1.0"?>\n${svg}`),
  'document.pdf': () => Buffer.from('%PDF-1.7\n1 0 obj\n'),
  'gif-renamed.png': () => redCorner(64, 64).gif().toBuffer(),
  'gif-claiming-avif.avif': async () => {
    const gif = await redCorner(64, 64).gif().toBuffer();
    gif.write('ftypavif', 4, 'latin1');
    return gif;
  },
  'tiff-renamed.jpg': () => redCorner(64, 64).tiff().toBuffer(),
  'jpeg-then-html.jpg': () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from(html)]),
  'png-then-svg.png': () => Buffer.concat([Buffer.from('\x89PNG\r\n\x1A\n', 'latin1'), Buffer.from(svg)]),
  'webp-then-svg.webp': () => Buffer.from(`RIFFAAAAWEBP ${' '.repeat(20)}${svg}`),
  'avif-then-svg.avif': () => Buffer.from(`    ftypavif${' '.repeat(20)}${svg}`),
};

test.each(Object.entries(notPictures))('%s is refused with its name in the message', async (name, make) => {
  expect(await refusalOf(await make(), name)).toEqual({
    reason: 'unsupported',
    message: `${name} is not a picture we can read. Use JPEG, PNG, WebP or AVIF.`,
  });
});

test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  'a %s cut off in the middle is refused',
  async (format) => {
    const intact = await noise(80, 80).toFormat(format).toBuffer();
    const half = intact.subarray(0, intact.length / 2);
    expect(await refusalOf(half, 'half')).toMatchObject({ reason: 'unsupported' });
  },
);

test('a picture followed by markup loses the markup', async () => {
  const polyglot = Buffer.concat([await redCorner(64, 64).jpeg().toBuffer(), Buffer.from(html)]);
  const { files } = await processPicture(polyglot, 'polyglot.jpg');
  for (const { bytes } of files) expect(bytes.includes('<script>')).toBe(false);
});

test('a file of too many bytes is refused before it is decoded', async () => {
  expect(await refusalOf(Buffer.alloc(limits.pictureBytes + 1), 'big.jpg')).toEqual({
    reason: 'too-large',
    message: 'big.jpg is too large. A picture can have at most 5 MB.',
  });
});

const neverDecoded = () => Promise.reject(new Error('It is decoded'));

test('a small file with more than 40 megapixels is refused from its header, whatever its sides', async () => {
  const process = createPictureProcessor({ catalogue: neverDecoded, portrait: neverDecoded });
  for (const side of [6_400, 16_000])
    expect(await refusalOf(bomb(side), 'bomb.png', process)).toEqual({
      reason: 'too-large',
      message: 'bomb.png has too many pixels. A picture can have at most 40 megapixels.',
    });
  expect(bomb(16_000).length).toBeLessThan(100_000);
  const { metadata } = await processPicture(bomb(6_300), 'large.png');
  expect(metadata).toMatchObject({ width: 1600, height: 1600 });
});

/** The same file, whose header says 4100 x 4000 pixels. */
function enlarged(bytes: Buffer, box: 'IHDR' | 'ispe'): Buffer {
  // Before the size, `ispe` has a version and flags (ISO/IEC 23008-12, 6.5.3).
  const at = bytes.indexOf(box) + (box === 'IHDR' ? 4 : 8);
  bytes.writeUInt32BE(4100, at);
  bytes.writeUInt32BE(4000, at + 4);
  if (box === 'IHDR') bytes.writeUInt32BE(crc32(bytes.subarray(at - 4, at + 13)), at + 13);
  return bytes;
}

test('an interlaced PNG and an AVIF, which are decoded whole, may have fewer pixels', async () => {
  const interlaced = await redCorner(64, 64).png({ progressive: true }).toBuffer();
  const avif = await redCorner(64, 64).avif().toBuffer();
  for (const upload of [enlarged(interlaced, 'IHDR'), enlarged(avif, 'ispe')])
    expect(await refusalOf(upload, 'whole')).toEqual({
      reason: 'too-large',
      message: 'whole has too many pixels. A picture of its kind can have at most 16 megapixels.',
    });
});

test('what is too flat or too narrow is refused by its upright size', async () => {
  const sideways = await redCorner(501, 100).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  expect(await refusalOf(sideways, 'strip.jpg')).toEqual({
    reason: 'shape',
    message:
      'strip.jpg is 100 × 501 pixels, which is too narrow to be shown well. Crop it to at most 5 times as high as wide.',
  });
});

test.each([
  [`\u0000\u202Elake\r\n\u001B[31m${'x'.repeat(300)}.png`, `lake [31m${'x'.repeat(71)}…`],
  ['\n', 'The file'],
])(
  'a message about %j shows at most 80 characters of the name, without control characters',
  async (name, shown) => {
    expect((await refusalOf(Buffer.from(html), name)).message).toMatch(`${shown} is not a picture`);
  },
);
