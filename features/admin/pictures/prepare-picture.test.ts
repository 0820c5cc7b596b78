import sharp from 'sharp';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { limits } from '#contract/limits.ts';
import type { Codec } from './codec.ts';
import type { PictureItem } from './picture-items.ts';
import { preparePicture } from './prepare-picture.ts';

beforeEach(() => {
  let count = 0;
  URL.createObjectURL = () => `blob:${(count += 1)}`;
});

const codecOf = (size: { width: number; height: number } | null, encoded = new Blob(['small'])): Codec => ({
  read: () => Promise.resolve(size && { size, preview: new Blob(['preview']) }),
  encode: vi.fn<Codec['encode']>(() => Promise.resolve(encoded)),
});
const photo = (name = 'beach.jpg', bytes = 10) =>
  new File([new Uint8Array(bytes)], name, { type: 'image/jpeg', lastModified: 1 });
const ordinaryCodec = codecOf({ width: 4000, height: 3000 });

async function picture(file: File, codec = ordinaryCodec): Promise<PictureItem> {
  const prepared = await preparePicture(file, [], codec);
  if ('rejected' in prepared) throw new Error(JSON.stringify(prepared.rejected));
  return prepared.picture;
}

describe('taking a chosen file', () => {
  it('sends a very large one scaled down, as a JPEG of the same name', async () => {
    const codec = codecOf({ width: 8000, height: 6000 });
    const item = await picture(new File(['x'], 'temple.by.night.webp', { type: 'image/webp' }), codec);
    expect(codec.encode).toHaveBeenCalledWith(expect.anything(), { width: 3200, height: 2400 });
    expect(item).toMatchObject({ file: { name: 'temple.by.night.jpg', type: 'image/jpeg', size: 5 } });
  });

  it('refuses one that stays too large, and what was chosen already, but not another one of its name', async () => {
    const heavy = new Blob([new Uint8Array(limits.pictureBytes + 1)]);
    const prepared = await preparePicture(photo(), [], codecOf({ width: 9000, height: 9000 }, heavy));
    expect(prepared).toEqual({ rejected: 'too large' });
    const present = [await picture(photo())];
    expect(await preparePicture(photo(), present, ordinaryCodec)).toEqual({ rejected: 'chosen already' });
    expect(await preparePicture(photo('beach.jpg', 11), present, ordinaryCodec)).toHaveProperty('picture');
  });

  it('takes as many as a package can have, and no more', async () => {
    const fullList: PictureItem[] = Array.from({ length: limits.pictures }, (_, index) => ({
      kind: 'saved',
      id: String(index),
      address: `/${index}`,
    }));
    expect(await preparePicture(photo(), fullList.slice(1), ordinaryCodec)).toHaveProperty('picture');
    expect(await preparePicture(photo(), fullList, ordinaryCodec)).toEqual({ rejected: 'too many' });
  });
});

const failingCodec = { ...ordinaryCodec, encode: () => Promise.reject(new Error('no canvas')) };

// For a backend that says what it keeps.
const prepare = async (file: File, codec: Codec) => {
  const prepared = await preparePicture(file, [], codec, limits.storedPicture);
  return 'picture' in prepared ? prepared.picture : prepared;
};

describe('a photograph that is larger than what the backend keeps', () => {
  it('is sent as a JPEG of that size when that is less, and is still recognised as the chosen file', async () => {
    const file = photo('IMG_1.jpeg', 10);
    const item = await prepare(file, ordinaryCodec);
    expect(item).toMatchObject({ file: { name: 'IMG_1.jpg', size: 5 }, chosen: file });
  });

  it('is sent as it is when the smaller picture has more bytes, or cannot be made', async () => {
    const [small, other] = [photo('small.jpg', 3), photo()];
    expect(await prepare(small, ordinaryCodec)).toMatchObject({ file: small });
    expect(await prepare(other, failingCodec)).toMatchObject({ file: other });
  });

  it('is refused when it must be made smaller and cannot be', async () => {
    const file = photo('IMG_2.jpg', limits.pictureBytes + 1);
    expect(await prepare(file, failingCodec)).toEqual({ rejected: 'as it is' });
  });

  it('is sent as it is when a canvas would alter it, and refused when it is too large for that', async () => {
    const print = sharp({ create: { width: 64, height: 48, channels: 3, background: 'red' } });
    const bytes = new Uint8Array(await print.toColourspace('cmyk').jpeg().toBuffer());
    const file = new File([bytes], 'print.jpg', { type: 'image/jpeg' });
    const codec = codecOf({ width: 4000, height: 3000 }, new Blob(['x']));
    expect(await prepare(file, codec)).toMatchObject({ file });
    expect(codec.encode).not.toHaveBeenCalled();
    const heavy = new File([bytes, new Uint8Array(limits.pictureBytes)], 'print.jpg', { type: 'image/jpeg' });
    expect(await prepare(heavy, codec)).toEqual({ rejected: 'as it is' });
  });
});
