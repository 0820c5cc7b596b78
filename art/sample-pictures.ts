import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { ProcessedPicture } from '../server/pictures/processing/process-picture.ts';
import type { Manifest } from '../server/sample/load-sample-data.ts';
import { samplePictures, type SamplePicture } from '../server/sample/samples.ts';
import { timesOfDay } from './canvas/palette.ts';
import { rasterise } from './raster.ts';
import { scenes } from './scenes.ts';

type Encode = (png: Buffer, name: string) => Promise<ProcessedPicture>;

const encodedFolder = new URL('../server/sample/encoded/', import.meta.url);

/** The first is raised when rasterising changes, the second when pictures are to be encoded anew as well. */
const versions = '1.2';

/** Without grain, which costs bytes and encoding time as pixels. @throws when the samples name what is not drawn */
export function drawSamplePicture({ scene, timeOfDay, flip = false, view }: SamplePicture): string {
  const [, draw] = Object.entries(scenes).find(([name]) => name === scene) ?? [];
  const time = timesOfDay.find((one) => one === timeOfDay);
  if (!draw || !time) throw new Error(`No scene ${scene} at ${timeOfDay} for server/sample/samples.json`);
  return draw(time, { flip, grain: 'none', ...(view && { view }) });
}

/** The same as long as the encoded picture would come out the same. */
export function hashDrawing(svg: string): string {
  return createHash('sha256').update(`${versions}\n${svg}`).digest('hex').slice(0, 32);
}

export async function readManifest(folder = encodedFolder): Promise<Manifest> {
  return JSON.parse(await readFile(new URL('manifest.json', folder), 'utf8'));
}

/** As an upload. Loaded only when needed: the server's modules need the packages that are installed in the root. */
const encodeByServer: Encode = async (png, name) => {
  const { completePicture, createPictureProcessor } =
    await import('../server/pictures/processing/process-picture.ts');
  return completePicture(await createPictureProcessor()(png, name));
};

/** Encodes what `folder` lacks or has of another drawing, and removes files of no picture. @returns how many */
export async function encodeSamplePictures(
  folder = encodedFolder,
  pictures = samplePictures,
  encode = encodeByServer,
): Promise<number> {
  const before = await readManifest(folder);
  const found = new Set(await readdir(folder));
  const manifest: Manifest = {};
  let encoded = 0;
  for (const [name, picture] of [...pictures].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const svg = drawSamplePicture(picture);
    const drawing = hashDrawing(svg);
    const previous = before[name];
    if (previous?.drawing === drawing && previous.files.every((file) => found.has(file.name))) {
      manifest[name] = previous;
      continue;
    }
    const { metadata, files } = await encode(await rasterise(svg), `${name}.png`);
    for (const file of files) await writeFile(new URL(file.name, folder), file.bytes);
    manifest[name] = {
      drawing,
      facts: metadata,
      files: files.map(({ name: file, type }) => ({ name: file, type })),
    };
    encoded += 1;
  }
  await writeFile(new URL('manifest.json', folder), JSON.stringify(manifest));
  const used = new Set(Object.values(manifest).flatMap(({ files }) => files.map(({ name }) => name)));
  for (const name of await readdir(folder))
    if (name !== 'manifest.json' && !used.has(name)) await rm(new URL(name, folder));
  return encoded;
}
