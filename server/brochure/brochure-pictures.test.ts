import sharp from 'sharp';
import { expect, it } from 'vitest';
import { pictureAddress } from '#contract/pictures.ts';
import { readBrochurePictures } from './brochure-pictures.ts';

const addressOf = (digit: string) =>
  pictureAddress({ hash: digit.repeat(32), width: 600, height: 1200, color: '#aabbcc' });
const images = ['1', '2', '3'].map(addressOf);

/** Red above, blue below. */
const tallPicture = await sharp(Buffer.from([255, 0, 0, 0, 0, 255]), {
  raw: { width: 1, height: 2, channels: 3 },
})
  .resize(600, 1200, { fit: 'fill', kernel: 'nearest' })
  .jpeg()
  .toBuffer();

it('begins with the chosen banner, keeps the order of the others, cuts each around its focal point, and hands its text on', async () => {
  const asked: string[] = [];
  const read = (name: string) => Promise.resolve((asked.push(name), tallPicture));
  const pictureDetails = [
    { address: addressOf('3'), alt: 'A lake', focal: { x: 50, y: 100 }, banner: true as const },
    { address: addressOf('1'), alt: 'A boat', focal: { x: 50, y: 0 } },
  ];
  const pictures = await readBrochurePictures({ read }, { images, pictureDetails });
  expect(pictures.map(({ alt }) => alt)).toEqual(['A lake', 'A boat', undefined]);
  expect(asked.map((name) => name[0])).toEqual(['3', '1', '2']);
  expect(asked[0]).toMatch(/-preview\.jpg$/);
  const colours = await Promise.all(pictures.map(async ({ jpeg }) => (await sharp(jpeg).stats()).dominant));
  expect(colours.slice(0, 2).map(({ r, b }) => (r > b ? 'red' : 'blue'))).toEqual(['blue', 'red']);
});
