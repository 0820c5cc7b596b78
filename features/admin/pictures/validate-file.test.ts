import { describe, expect, it } from 'vitest';
import { limits } from '#contract/limits.ts';
import { validateFile } from './validate-file.ts';

const megabyte = 1024 * 1024;
const photo = { name: 'beach.jpg', type: 'image/jpeg', size: 4 * megabyte };
const twelveMegapixels = { width: 4000, height: 3000 };

describe('a chosen file', () => {
  it('that is an ordinary photograph is sent as it is', () => {
    for (const type of ['image/jpeg', 'image/png', 'image/webp', 'image/avif'])
      expect(validateFile({ ...photo, type }, twelveMegapixels)).toEqual({ type: 'unchanged' });
    expect(validateFile({ ...photo, size: limits.pictureBytes }, twelveMegapixels)).toEqual({
      type: 'unchanged',
    });
  });

  it('that is too heavy is scaled down, upright ones too', () => {
    const heavy = { ...photo, size: limits.pictureBytes + 1 };
    expect(validateFile(heavy, twelveMegapixels)).toEqual({
      type: 'encoded',
      canStay: false,
      size: { width: 3200, height: 2400 },
    });
    expect(validateFile(heavy, { width: 3000, height: 4000 })).toEqual({
      type: 'encoded',
      canStay: false,
      size: { width: 2400, height: 3200 },
    });
  });

  it('that has too many pixels is scaled down', () => {
    expect(validateFile(photo, { width: 8000, height: 6000 })).toMatchObject({ size: { width: 3200 } });
  });

  it('that has too many pixels for its kind, or too long a side, is scaled down', () => {
    const avif = { ...photo, type: 'image/avif' };
    expect(validateFile(avif, { width: 6000, height: 4000 })).toMatchObject({ size: { width: 3200 } });
    expect(validateFile(photo, { width: 6000, height: 4000 })).toEqual({ type: 'unchanged' });
    expect(validateFile(photo, { width: 20_000, height: 1000 })).toMatchObject({ size: { width: 3200 } });
  });

  it('that is heavy but small keeps its size', () => {
    const heavy = { ...photo, type: 'image/png', size: 2 * limits.pictureBytes };
    expect(validateFile(heavy, { width: 1600, height: 1200 })).toEqual({
      type: 'encoded',
      canStay: false,
      size: { width: 1600, height: 1200 },
    });
  });

  it('of a kind that only the browser reads is encoded anew', () => {
    const heic = { name: 'IMG_1.HEIC', type: '', size: megabyte };
    expect(validateFile(heic, twelveMegapixels)).toEqual({
      type: 'encoded',
      canStay: false,
      size: twelveMegapixels,
    });
    expect(validateFile({ ...photo, type: 'image/gif' }, twelveMegapixels)).toEqual({
      type: 'encoded',
      canStay: false,
      size: twelveMegapixels,
    });
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
});

describe('a chosen file, where the backend says what it keeps', () => {
  const { storedPicture } = limits;

  it('is scaled down to it, wide or tall, and may be sent as it is where that is less', () => {
    expect(validateFile(photo, twelveMegapixels, storedPicture)).toEqual({
      type: 'encoded',
      size: { width: 1600, height: 1200 },
      canStay: true,
    });
    expect(validateFile(photo, { width: 2000, height: 8000 }, storedPicture)).toMatchObject({
      size: { width: 800, height: 3200 },
    });
  });

  it('is sent as it is when it is a JPEG of that size', () => {
    expect(validateFile(photo, { width: 1600, height: 3200 }, storedPicture)).toEqual({ type: 'unchanged' });
    expect(validateFile({ ...photo, type: 'image/png' }, { width: 160, height: 90 }, storedPicture)).toEqual({
      type: 'encoded',
      size: { width: 160, height: 90 },
      canStay: true,
    });
  });

  it('is always encoded where the backend cannot take it', () => {
    const heic = { name: 'IMG_1.HEIC', type: '', size: megabyte };
    expect(validateFile(heic, twelveMegapixels, storedPicture)).toEqual({
      type: 'encoded',
      size: { width: 1600, height: 1200 },
      canStay: false,
    });
  });
});
