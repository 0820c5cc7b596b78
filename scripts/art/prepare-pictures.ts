import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createPictureProcessor, type ProcessPicture } from '#server/pictures/processing/process-picture.ts';
import { forEachConcurrently } from '#server/concurrency.ts';
import { drawSamplePicture, pictureKey } from '#server/sample/picture.ts';
import { samplePictures } from '#server/sample/pictures.ts';
import {
  readManifest,
  readPrepared,
  writeManifest,
  type Manifest,
} from '#server/sample/prepared-pictures.ts';
import { rasterise } from './rasterise.ts';

const concurrency = 2;

/** Draws and encodes the pictures that `folder` lacks, and removes files of no picture. @returns how many were made */
export async function prepareSamplePictures(
  folder: string,
  process: ProcessPicture = createPictureProcessor({ atOnce: concurrency }),
  pictures = samplePictures,
): Promise<number> {
  await mkdir(folder, { recursive: true });
  const before = await readManifest(folder);
  const manifest: Manifest = {};
  let made = 0;
  await forEachConcurrently(pictures, concurrency, async (picture) => {
    const svg = drawSamplePicture(picture);
    const key = pictureKey(svg);
    const kept = before[key];
    if (kept !== undefined && (await readPrepared(folder, before, key)) !== undefined) {
      manifest[key] = kept;
      return;
    }
    const { facts, files } = await process(await rasterise(svg), `${picture.scene}-${picture.light}.png`);
    for (const file of files) await writeFile(path.join(folder, file.name), file.bytes);
    manifest[key] = { facts, files: files.map(({ name, type }) => ({ name, type })) };
    made += 1;
  });
  await writeManifest(folder, manifest);
  await removeUnusedFiles(folder, manifest);
  return made;
}

async function removeUnusedFiles(folder: string, manifest: Manifest): Promise<void> {
  const ours = new Set(Object.values(manifest).flatMap(({ files }) => files.map(({ name }) => name)));
  for (const name of await readdir(folder))
    if (name !== 'manifest.json' && !ours.has(name)) await rm(path.join(folder, name), { recursive: true });
}
