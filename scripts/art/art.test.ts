import { readdir, readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { artFiles, posterFiles } from './art-files.ts';
import { iconFiles } from './icons.ts';
import { landscapes } from './landscapes.ts';
import { scenes } from './scenes.ts';

const folder = new URL('../../styles/art/', import.meta.url);
const readKept = (name: string) => readFile(new URL(name, folder));

it.each([...artFiles()])('keeps styles/art/%s as it is drawn (else run npm run art)', async (name, svg) => {
  expect((await readKept(name)).toString() === svg).toBe(true);
});

it('keeps no picture in styles/art that nothing draws', async () => {
  const found = (await readdir(folder)).filter((name) => name.endsWith('.svg'));
  expect(found.toSorted()).toEqual([...artFiles().keys()].toSorted());
});

it('draws every scene and landscape as one poster', () => {
  expect([...posterFiles().keys()]).toEqual(
    [...Object.keys(scenes), ...Object.keys(landscapes)].map((name) => `${name}.svg`),
  );
});

it.each([...posterFiles()])('keeps %s, which is two pictures, under 17,000 bytes', (_name, svg) => {
  expect(Buffer.byteLength(svg)).toBeLessThan(17_000);
});

describe('the icons', () => {
  it('are all kept', async () => {
    const found = ['icons', 'root'].map(async (part) =>
      (await readdir(new URL(`${part}/`, folder))).map((name) => `${part}/${name}`),
    );
    expect((await Promise.all(found)).flat().toSorted()).toEqual(
      [...(await iconFiles()).keys(), 'icons/social-card.jpg'].toSorted(),
    );
  });

  it.each([
    ['icons/icon-32.png', 32, 32],
    ['icons/apple-touch-icon.png', 180, 180],
    ['root/icon-192.png', 192, 192],
    ['root/icon-512.png', 512, 512],
    ['icons/social-card.jpg', 1200, 630],
  ])('draw %s %i by %i pixels', async (name, width, height) => {
    expect(await sharp(await readKept(name)).metadata()).toMatchObject({ width, height });
  });

  it('fill the whole square where a mask will cut it', async () => {
    const { data, info } = await sharp(await readKept('root/icon-512.png'))
      .ensureAlpha()
      .extractChannel('alpha')
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data.length).toBe(info.width * info.height);
    expect(data.every((alpha) => alpha === 255)).toBe(true);
  });

  it('change their colours in a dark tab bar', async () => {
    expect((await readKept('icons/icon.svg')).toString()).toContain('@media(prefers-color-scheme:dark)');
  });

  it('are in favicon.ico as the one PNG it holds', async () => {
    const [ico, png] = [await readKept('root/favicon.ico'), await readKept('icons/icon-32.png')];
    expect(ico.subarray(ico.readUInt32LE(18)).equals(png)).toBe(true);
    expect(ico.readUInt32LE(14)).toBe(png.length);
  });

  it('leave the social card small enough for every messenger', async () => {
    expect((await readKept('icons/social-card.jpg')).length).toBeLessThan(300_000);
  });
});
