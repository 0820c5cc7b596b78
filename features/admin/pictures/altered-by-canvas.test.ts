import sharp, { type Sharp } from 'sharp';
import { expect, it } from 'vitest';
import { isAlteredByCanvas } from './altered-by-canvas.ts';

const red = () => sharp({ create: { width: 64, height: 48, channels: 3, background: 'red' } });
const cmyk = () => red().toColourspace('cmyk');
const sideways = () => red().withMetadata({ orientation: 6 });

it.each<[string, Sharp]>([
  ['a CMYK JPEG', cmyk().jpeg()],
  ['a progressive one', cmyk().jpeg({ progressive: true })],
  ['one with a profile of half a megabyte before the size', cmyk().withIccProfile('cmyk').jpeg()],
  ['a WebP with EXIF, which may be turned', sideways().webp()],
])('a canvas alters %s', async (_, picture) => {
  expect(isAlteredByCanvas(await picture.toBuffer())).toBe(true);
});

it.each<[string, Sharp]>([
  ['an ordinary JPEG', red().jpeg()],
  ['a progressive one', red().jpeg({ progressive: true })],
  ['a JPEG taken sideways', sideways().jpeg()],
  ['a grey JPEG', red().toColourspace('b-w').jpeg()],
  ['a JPEG in the colours of a phone', red().withIccProfile('p3').jpeg()],
  ['a PNG', red().png()],
  ['a WebP', red().webp()],
  ['a WebP with a profile', red().withIccProfile('p3').webp()],
  ['an AVIF', red().avif()],
])('a canvas keeps %s', async (_, picture) => {
  expect(isAlteredByCanvas(await picture.toBuffer())).toBe(false);
});

it('a JPEG with filling bytes before a marker is read, and what is cut off is no reason', async () => {
  const bytes = await cmyk().jpeg().toBuffer();
  const filled = Buffer.concat([bytes.subarray(0, 2), Buffer.from([0xff, 0xff]), bytes.subarray(2)]);
  expect(isAlteredByCanvas(filled)).toBe(true);
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]));
  for (const length of [0, 1, 2, 3, 20, frame, frame + 9])
    expect(isAlteredByCanvas(bytes.subarray(0, length))).toBe(false);
});
