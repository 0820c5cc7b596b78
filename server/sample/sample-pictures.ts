import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import type { ProcessedPicture } from '#server/pictures/processing/process-picture.ts';
import { sampleDestinations } from './destinations.ts';
import { samplePackages } from './packages.ts';
import { samplePictureName, type SamplePicture } from './sample-package.ts';

const all = [...samplePackages, ...sampleDestinations].flatMap(({ pictures }) => pictures);

export const samplePictures: readonly SamplePicture[] = [
  ...new Map(all.map((picture) => [samplePictureName(picture), picture])).values(),
];

/** The encoded pictures under version control; the build copies them to `dist/sample`. */
export const encodedFolder = 'server/sample/encoded';

/** By `samplePictureName`; by `drawing`, `art/sample-pictures.ts` sees whether the picture is still drawn the same. */
const ManifestSchema = v.record(
  v.string(),
  v.object({
    drawing: v.string(),
    facts: v.object({ hash: v.string(), width: v.number(), height: v.number(), color: v.string() }),
    files: v.array(v.object({ name: v.string(), type: v.string() })),
  }),
);

export type Manifest = v.InferOutput<typeof ManifestSchema>;

/** Empty when missing or invalid. */
export async function readManifest(folder: string): Promise<Manifest> {
  try {
    return v.parse(ManifestSchema, JSON.parse(await readFile(path.join(folder, 'manifest.json'), 'utf8')));
  } catch {
    return {};
  }
}

export async function readEncodedPicture(
  folder: string,
  manifest: Manifest,
  picture: SamplePicture,
): Promise<ProcessedPicture | undefined> {
  const entry = manifest[samplePictureName(picture)];
  if (entry === undefined) return undefined;
  try {
    const files = entry.files.map(async (file) => ({
      ...file,
      bytes: await readFile(path.join(folder, path.basename(file.name))),
    }));
    return { metadata: entry.facts, files: await Promise.all(files) };
  } catch {
    return undefined;
  }
}
