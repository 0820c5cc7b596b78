import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import type { ProcessedPicture } from '#server/pictures/processing/process-picture.ts';

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
  name: string,
): Promise<ProcessedPicture | undefined> {
  const entry = manifest[name];
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
