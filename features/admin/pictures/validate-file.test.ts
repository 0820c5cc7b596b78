import { describe, expect, it } from 'vitest';
import { limits } from '#contract/limits.ts';
import { describeRejections, validateFile, type RejectedFile } from './validate-file.ts';

const megabyte = 1024 * 1024;
const photo = { name: 'beach.jpg', type: 'image/jpeg', size: 4 * megabyte };
const twelveMegapixels = { width: 4000, height: 3000 };

const png = { ...photo, type: 'image/png' };
const heic = { name: 'IMG_1.HEIC', type: '', size: megabyte };
const heavy = { ...photo, size: limits.pictureBytes + 1 };
const unchanged = { type: 'unchanged' };
const encoded = (width: number, height: number, canStay = false) => ({
  type: 'encoded',
  canStay,
  size: { width, height },
});
const sized = (width: number, height: number) => ({ width, height });

describe('a chosen file', () => {
  it.each([
    ['an ordinary photograph', photo, twelveMegapixels, unchanged],
    ['a photograph just light enough', { ...photo, size: limits.pictureBytes }, twelveMegapixels, unchanged],
    ['an ordinary AVIF', { ...photo, type: 'image/avif' }, twelveMegapixels, unchanged],
    ['a heavy one', heavy, twelveMegapixels, encoded(3200, 2400)],
    ['a heavy upright one', heavy, sized(3000, 4000), encoded(2400, 3200)],
    ['a heavy one of few pixels', { ...heavy, type: 'image/png' }, sized(1600, 1200), encoded(1600, 1200)],
    ['one of too many pixels', photo, sized(8000, 6000), encoded(3200, 2400)],
    ['an AVIF of too many pixels', { ...photo, type: 'image/avif' }, sized(6000, 4000), encoded(3200, 2133)],
    ['a JPEG of as many', photo, sized(6000, 4000), unchanged],
    ['one that only the browser reads', heic, twelveMegapixels, encoded(3200, 2400)],
    ['a small GIF', { ...photo, type: 'image/gif' }, sized(400, 300), encoded(400, 300)],
  ])('that is %s is sent as it is, or scaled down', (_, file, size, check) => {
    expect(validateFile(file, size)).toEqual(check);
  });

  it.each([
    [{ name: 'plan.pdf', type: 'application/pdf', size: 9 }, 'no picture'],
    [{ name: 'notes', type: '', size: 9 }, 'no picture'],
    [{ name: 'logo.svg', type: 'image/svg+xml', size: 9 }, 'drawing'],
    [{ ...photo, size: 0 }, 'empty'],
    [photo, 'damaged'],
    [{ name: 'IMG_1.heic', type: 'image/heic', size: 9 }, 'heic'],
  ])('%o is refused as %s', (file, reason) => {
    expect(validateFile(file, null)).toEqual({ type: 'rejected', reason });
  });

  it.each([
    ['flat', sized(20_000, 500), 'is 20000 × 500 pixels, which is too flat to be shown well.'],
    ['narrow', sized(500, 20_000), 'is 500 × 20000 pixels, which is too narrow to be shown well.'],
  ])('that is too %s is refused with its size', (_, size, shape) => {
    const result = { type: 'rejected', reason: { shape: expect.stringContaining(shape) } };
    expect(validateFile(photo, size)).toEqual(result);
    expect(validateFile(photo, size, limits.storedPicture)).toEqual(result);
  });

  it.each([
    ['is sent as it is', photo, twelveMegapixels, unchanged],
    [
      'is refused when it has too many bytes',
      heavy,
      twelveMegapixels,
      { type: 'rejected', reason: 'as it is' },
    ],
    [
      'is refused when it has too many pixels',
      photo,
      sized(8000, 6000),
      { type: 'rejected', reason: 'as it is' },
    ],
  ])('that a canvas alters %s', (_, file, size, check) => {
    expect(validateFile(file, size, limits.storedPicture, true)).toEqual(check);
  });
});

it.each([
  ['scales down to it', photo, twelveMegapixels, encoded(1600, 1200, true)],
  ['scales down a tall one', photo, sized(2000, 8000), encoded(800, 3200, true)],
  ['leaves a JPEG of that size', photo, sized(1600, 3200), unchanged],
  [
    'encodes a small PNG, which may be sent as it is where that is less',
    png,
    sized(160, 90),
    encoded(160, 90, true),
  ],
  ['always encodes what the backend cannot take', heic, twelveMegapixels, encoded(1600, 1200)],
])('where the backend says what it keeps, the check %s', (_, file, size, check) => {
  expect(validateFile(file, size, limits.storedPicture)).toEqual(check);
});

const files = (reason: RejectedFile['reason'], ...names: string[]) => names.map((name) => ({ name, reason }));

describe('the message about refused files', () => {
  it('names a single file and why it was refused', () => {
    expect(describeRejections(files('damaged', 'boat.jpg'))).toEqual([
      'boat.jpg cannot be read. It may be damaged.',
    ]);
  });

  it('has one sentence for each reason', () => {
    expect(
      describeRejections([...files('no picture', 'plan.pdf', 'notes.txt'), ...files('empty', 'blank.png')]),
    ).toEqual(['plan.pdf and notes.txt are not pictures.', 'blank.png is empty.']);
  });

  it('says what to do with one of a wrong shape, and with one that can only be sent as it is', () => {
    const shape = 'is 20000 × 500 pixels. Crop it.';
    expect(
      describeRejections([
        ...files({ shape }, 'a.jpg'),
        ...files({ shape }, 'b.jpg'),
        ...files('as it is', 'c.jpg'),
      ]),
    ).toEqual([
      `a.jpg ${shape}`,
      `b.jpg ${shape}`,
      'c.jpg cannot be sent as it is, and this browser cannot convert it without changing how it looks. Please save it as an RGB JPEG of at most 5 MB and 40 megapixels.',
    ]);
  });

  it('counts the names beyond three, unless it is only one', () => {
    expect(describeRejections(files('empty', 'a', 'b', 'c', 'd'))).toEqual(['a, b, c and d are empty.']);
    expect(describeRejections(files('empty', 'a', 'b', 'c', 'd', 'e'))).toEqual([
      'a, b, c and 2 more are empty.',
    ]);
  });
});
