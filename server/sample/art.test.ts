import { readFile, readdir } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { artFiles } from './art-files.ts';

const folder = new URL('../../styles/art/', import.meta.url);

it.each([...artFiles()])('keeps styles/art/%s as it is drawn (else run npm run art)', async (name, svg) => {
  expect((await readFile(new URL(name, folder), 'utf8')) === svg).toBe(true);
});

it('keeps no picture in styles/art that nothing draws', async () => {
  const kept = (await readdir(folder)).filter((name) => name.endsWith('.svg'));
  expect(kept.toSorted()).toEqual([...artFiles().keys()].toSorted());
});
