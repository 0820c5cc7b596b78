import sharp from 'sharp';
import { expect, it } from 'vitest';
import { pictureAddress } from '#contract/pictures.ts';
import { readBrochurePictures } from './brochure-pictures.ts';

const address = pictureAddress({ hash: 'a'.repeat(32), width: 600, height: 1200, color: '#aabbcc' });

const half = (background: string) =>
  sharp({ create: { width: 600, height: 600, channels: 3, background } })
    .png()
    .toBuffer();

/** Red above, blue below. */
async function createTallPicture(): Promise<Buffer> {
  const upper = sharp(await half('red')).extend({ bottom: 600 });
  return upper
    .composite([{ input: await half('blue'), left: 0, top: 600 }])
    .jpeg()
    .toBuffer();
}

it('cuts each picture around its focal point, and hands its text on', async () => {
  const bytes = await createTallPicture();
  const readAt = async (y: number) => {
    const [picture] = await readBrochurePictures(
      { read: () => Promise.resolve(bytes) },
      { images: [address], pictureDetails: [{ address, focal: { x: 50, y }, alt: 'A boat' }] },
    );
    const { dominant } = await sharp(picture?.jpeg).stats();
    return { alt: picture?.alt, isRed: dominant.r > dominant.b };
  };
  expect(await readAt(0)).toEqual({ alt: 'A boat', isRed: true });
  expect(await readAt(100)).toEqual({ alt: 'A boat', isRed: false });
});

it('begins with the chosen banner, and keeps the order of the others', async () => {
  const [first, second, banner] = ['1', '2', '3'].map((digit) =>
    pictureAddress({ hash: digit.repeat(32), width: 600, height: 1200, color: '#aabbcc' }),
  );
  const bytes = await createTallPicture();
  const asked: string[] = [];
  const store = { read: (name: string) => Promise.resolve((asked.push(name), bytes)) };
  const images = [first ?? '', second ?? '', banner ?? ''];
  const pictures = await readBrochurePictures(store, {
    images,
    pictureDetails: [{ address: banner ?? '', alt: 'A lake', banner: true }],
  });
  expect(pictures.map(({ alt }) => alt)).toEqual(['A lake', undefined, undefined]);
  expect(asked.map((name) => name[0])).toEqual(['3', '1', '2']);
  expect(asked[0]).toMatch(/-preview\.jpg$/);
});
