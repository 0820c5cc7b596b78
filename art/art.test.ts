import { readdir, readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { artFiles } from './art-files.ts';
import { iconFiles } from './icons.ts';

const folder = new URL('../styles/art/', import.meta.url);
const readKept = (name: string) => readFile(new URL(name, folder));

it('keeps in styles/art what is drawn, and nothing else; otherwise run "npm run generate"', async () => {
  const svgs = (await readdir(folder)).filter((name) => name.endsWith('.svg'));
  const kept = svgs.map(async (name) => [name, (await readKept(name)).toString()] as const);
  expect(Object.fromEntries(await Promise.all(kept))).toEqual(Object.fromEntries(artFiles()));
  const icons = ['icons', 'root'].map(async (part) =>
    (await readdir(new URL(`${part}/`, folder))).map((name) => `${part}/${name}`),
  );
  expect((await Promise.all(icons)).flat().toSorted()).toEqual(
    [...(await iconFiles()).keys(), 'icons/social-card.jpg'].toSorted(),
  );
});

it.each([
  ['icons/icon-32.png', 32, 32],
  ['icons/apple-touch-icon.png', 180, 180],
  ['root/icon-192.png', 192, 192],
  ['root/icon-512.png', 512, 512],
  ['icons/social-card.jpg', 1200, 630],
])('keeps %s at %i by %i pixels', async (name, width, height) => {
  expect(await sharp(await readKept(name)).metadata()).toMatchObject({ width, height });
});

it('fills the whole square of the icon that a mask will cut', async () => {
  expect((await sharp(await readKept('root/icon-512.png')).stats()).isOpaque).toBe(true);
});

it('keeps the social card small enough for every messenger', async () => {
  expect((await readKept('icons/social-card.jpg')).length).toBeLessThan(300_000);
});
