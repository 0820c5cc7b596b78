import { createHash } from 'node:crypto';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { forEachConcurrently } from '#server/concurrency.ts';
import {
  completePicture,
  createPictureProcessor,
  type ProcessPicture,
} from '#server/pictures/processing/process-picture.ts';
import { samplePictureName, type SamplePicture } from '#server/sample/sample-package.ts';
import {
  readEncodedPicture,
  readManifest,
  samplePictures,
  type Manifest,
} from '#server/sample/sample-pictures.ts';
import { rasterise } from './raster.ts';
import { scenes } from './scenes.ts';

const concurrency = 2;

/** The first is raised when rasterising changes, the second when pictures are to be encoded anew as well. */
const versions = '1.2';

const processPicture = createPictureProcessor({ concurrency });
/** With all variants. */
const encodeCompletely: ProcessPicture = async (...upload) =>
  completePicture(await processPicture(...upload));

/** Without grain, which costs bytes and encoding time as pixels. */
export function drawSamplePicture({ scene, timeOfDay, flip = false, view }: SamplePicture): string {
  return scenes[scene](timeOfDay, { flip, grain: 'none', ...(view && { view }) });
}

/** The same as long as the encoded picture would come out the same. */
export function hashDrawing(svg: string): string {
  return createHash('sha256').update(`${versions}\n${svg}`).digest('hex').slice(0, 32);
}

/** Encodes what `folder` lacks or has of another drawing, removes files of no picture. @returns how many */
export async function encodeSamplePictures(
  folder: string,
  process: ProcessPicture = encodeCompletely,
  pictures = samplePictures,
): Promise<number> {
  await mkdir(folder, { recursive: true });
  const before = await readManifest(folder);
  const manifest: Manifest = {};
  let encoded = 0;
  await forEachConcurrently(pictures, concurrency, async (picture) => {
    const name = samplePictureName(picture);
    const svg = drawSamplePicture(picture);
    const drawing = hashDrawing(svg);
    const previous = before[name];
    if (previous?.drawing === drawing && (await readEncodedPicture(folder, before, picture)) !== undefined) {
      manifest[name] = previous;
      return;
    }
    const { metadata, files } = await process(await rasterise(svg), `${name}.png`);
    for (const file of files) await writeFile(path.join(folder, file.name), file.bytes);
    manifest[name] = {
      drawing,
      facts: metadata,
      files: files.map(({ name: file, type }) => ({ name: file, type })),
    };
    encoded += 1;
  });
  await writeManifest(folder, manifest);
  await removeUnusedFiles(folder, manifest);
  return encoded;
}

/** Atomic, and sorted by name: the pictures become ready in any order. */
async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const sorted = Object.entries(manifest).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const partialFile = path.join(folder, 'manifest.json.new');
  await writeFile(partialFile, JSON.stringify(Object.fromEntries(sorted)));
  await rename(partialFile, path.join(folder, 'manifest.json'));
}

async function removeUnusedFiles(folder: string, manifest: Manifest): Promise<void> {
  const used = new Set(Object.values(manifest).flatMap(({ files }) => files.map(({ name }) => name)));
  for (const name of await readdir(folder))
    if (name !== 'manifest.json' && !used.has(name)) await rm(path.join(folder, name), { recursive: true });
}
