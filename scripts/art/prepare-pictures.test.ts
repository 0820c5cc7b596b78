import { readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '#server/database/testing/temporary-database.ts';
import { drawSamplePicture, pictureKey, type SamplePicture } from '#server/sample/picture.ts';
import { prepareSamplePictures } from './prepare-pictures.ts';
import { readManifest, readPrepared } from '#server/sample/prepared-pictures.ts';
import { rasterise } from './rasterise.ts';
import { stubProcessor } from './testing/stub-processor.ts';

const dawn: SamplePicture = { scene: 'kerala', light: 'dawn' };
const refuse = () => Promise.reject(new Error('no such encoder'));
const dusk: SamplePicture = { scene: 'kerala', light: 'dusk' };

let folder: string;
beforeEach(async () => {
  folder = await temporaryFolder();
});

describe('preparing the sample pictures', () => {
  it('keeps every variant under its name, and a manifest that finds them', async () => {
    expect(await prepareSamplePictures(folder, stubProcessor().process, [dawn, dusk])).toBe(2);
    const key = pictureKey(drawSamplePicture(dusk));
    const found = await readPrepared(folder, await readManifest(folder), key);
    expect(found?.files.map(({ bytes }) => bytes.toString())).toEqual(['variant of kerala-dusk.png']);
  });

  it('makes nothing twice', async () => {
    const stub = stubProcessor();
    await prepareSamplePictures(folder, stub.process, [dawn, dusk]);
    expect(await prepareSamplePictures(folder, stub.process, [dawn, dusk])).toBe(0);
    expect(stub.names).toHaveLength(2);
  });

  it('prepares pictures with a missing file again, and removes files of no picture', async () => {
    const stub = stubProcessor();
    await prepareSamplePictures(folder, stub.process, [dawn, dusk]);
    const first = (await readdir(folder)).find((name) => name.endsWith('.jpg'));
    await rm(path.join(folder, first ?? ''));
    await writeFile(path.join(folder, 'left-over.avif'), '');
    expect(await prepareSamplePictures(folder, stub.process, [dawn, dusk])).toBe(1);
    expect(await prepareSamplePictures(folder, stub.process, [dusk])).toBe(0);
    expect((await readdir(folder)).toSorted()).toEqual([expect.stringMatching(/\.jpg$/), 'manifest.json']);
  });

  it('starts over where the manifest is damaged', async () => {
    await writeFile(path.join(folder, 'manifest.json'), '{"half a');
    expect(await prepareSamplePictures(folder, stubProcessor().process, [dawn])).toBe(1);
  });

  it('fails when a picture cannot be made, and keeps no manifest that claims it', async () => {
    await expect(prepareSamplePictures(folder, refuse, [dawn])).rejects.toThrow('no such encoder');
    expect(await readManifest(folder)).toEqual({});
  });
});

describe('rasterising', () => {
  it('gives a PNG of 1600 pixels, whole or in part', async () => {
    for (const picture of [dawn, { ...dusk, view: [430, 250, 720, 480] } as const]) {
      const { format, width, height, hasAlpha } = await sharp(
        await rasterise(drawSamplePicture(picture)),
      ).metadata();
      expect({ format, width, height, hasAlpha }).toEqual({
        format: 'png',
        width: 1600,
        height: 1067,
        hasAlpha: false,
      });
    }
  });

  it('draws the picture itself', async () => {
    const { dominant } = await sharp(
      await rasterise(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 6 4"><path fill="#b8105a" d="M0 0h6v4H0z"/></svg>',
      ),
    ).stats();
    expect(dominant.r).toBeGreaterThan(170);
    expect(dominant.g).toBeLessThan(30);
  });
});
