import { readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { createHash } from 'node:crypto';
import { temporaryFolder } from '#server/database/testing/temporary-database.ts';
import type { ProcessPicture } from '#server/pictures/processing/process-picture.ts';
import { samplePackages } from '#server/sample/packages.ts';
import { samplePictureName, type SamplePicture } from '#server/sample/sample-package.ts';
import {
  encodedFolder,
  readEncodedPicture,
  readManifest,
  samplePictures,
} from '#server/sample/sample-pictures.ts';
import { rasterise } from './raster.ts';
import { drawSamplePicture, encodeSamplePictures, hashDrawing } from './sample-pictures.ts';

const dawn: SamplePicture = { scene: 'kerala', timeOfDay: 'dawn' };

/** Encodes nothing: one small file a picture; `names` are those it was asked for. */
function stubProcessor(): { readonly process: ProcessPicture; readonly names: readonly string[] } {
  const names: string[] = [];
  return {
    names,
    process: (bytes, name) => {
      names.push(name);
      const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
      const variant = Buffer.from(`variant of ${name}`);
      return Promise.resolve({
        metadata: { hash, width: 1600, height: 1067, color: '#b8105a' },
        files: [{ name: `${hash}-1600.jpg`, type: 'image/jpeg', bytes: variant }],
      });
    },
  };
}
const refuse = () => Promise.reject(new Error('no such encoder'));
const dusk: SamplePicture = { scene: 'kerala', timeOfDay: 'dusk' };

let folder: string;
beforeEach(async () => {
  folder = await temporaryFolder();
});

describe('encoding the sample pictures', () => {
  it('keeps every variant under its name, and a manifest that finds them', async () => {
    expect(await encodeSamplePictures(folder, stubProcessor().process, [dawn, dusk])).toBe(2);
    const found = await readEncodedPicture(folder, await readManifest(folder), dusk);
    expect(found?.files.map(({ bytes }) => bytes.toString())).toEqual(['variant of kerala-dusk.png']);
  });

  it('writes the manifest in the order of the names', async () => {
    await encodeSamplePictures(folder, stubProcessor().process, [dusk, dawn]);
    expect(Object.keys(await readManifest(folder))).toEqual(['kerala-dawn', 'kerala-dusk']);
  });

  it('encodes a picture again whose drawing has changed', async () => {
    await encodeSamplePictures(folder, stubProcessor().process, [dawn]);
    const manifest = path.join(folder, 'manifest.json');
    const written = await readFile(manifest, 'utf8');
    await writeFile(manifest, written.replace(hashDrawing(drawSamplePicture(dawn)), 'of another drawing'));
    expect(await encodeSamplePictures(folder, stubProcessor().process, [dawn])).toBe(1);
    expect(await readFile(manifest, 'utf8')).toBe(written);
  });

  it('encodes no picture twice', async () => {
    const stub = stubProcessor();
    await encodeSamplePictures(folder, stub.process, [dawn, dusk]);
    expect(await encodeSamplePictures(folder, stub.process, [dawn, dusk])).toBe(0);
    expect(stub.names).toHaveLength(2);
  });

  it('encodes pictures with a missing file again, and removes files of no picture', async () => {
    const stub = stubProcessor();
    await encodeSamplePictures(folder, stub.process, [dawn, dusk]);
    const first = (await readdir(folder)).find((name) => name.endsWith('.jpg'));
    await rm(path.join(folder, first ?? ''));
    await writeFile(path.join(folder, 'left-over.avif'), '');
    expect(await encodeSamplePictures(folder, stub.process, [dawn, dusk])).toBe(1);
    expect(await encodeSamplePictures(folder, stub.process, [dusk])).toBe(0);
    expect((await readdir(folder)).toSorted()).toEqual([expect.stringMatching(/\.jpg$/), 'manifest.json']);
  });

  it('starts over where the manifest is damaged', async () => {
    await writeFile(path.join(folder, 'manifest.json'), '{"half a');
    expect(await encodeSamplePictures(folder, stubProcessor().process, [dawn])).toBe(1);
  });

  it('fails when a picture cannot be made, and keeps no manifest that claims it', async () => {
    await expect(encodeSamplePictures(folder, refuse, [dawn])).rejects.toThrow('no such encoder');
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

describe('the sample pictures under version control', () => {
  it('are encoded as they are drawn now; otherwise run "npm run art"', async () => {
    const manifest = await readManifest(encodedFolder);
    const drawings = Object.entries(manifest).map(([name, { drawing }]) => [name, drawing]);
    const wanted = samplePictures.map((one) => [samplePictureName(one), hashDrawing(drawSamplePicture(one))]);
    expect(Object.fromEntries(drawings)).toEqual(Object.fromEntries(wanted));
    expect(drawings).toHaveLength(wanted.length);
  });

  it('are drawn differently, each of them', () => {
    expect(new Set(samplePictures.map(drawSamplePicture)).size).toBe(samplePictures.length);
  });

  it.each(samplePackages.map(({ name, pictures }) => [name, pictures] as const))(
    'show %s in different drawings',
    (_name, pictures) => {
      expect(new Set(pictures.map(drawSamplePicture)).size).toBe(pictures.length);
    },
  );
});
