import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import type { ProcessedPicture } from '#server/pictures/processing/process-picture.ts';

const ManifestSchema = v.record(
  v.string(),
  v.object({
    facts: v.object({ hash: v.string(), width: v.number(), height: v.number(), color: v.string() }),
    files: v.array(v.object({ name: v.string(), type: v.string() })),
  }),
);
/** Where `npm run art` keeps prepared pictures under version control. */
export const encodedFolder = 'server/sample/encoded';

export type Manifest = v.InferOutput<typeof ManifestSchema>;

const manifestOf = (folder: string) => path.join(folder, 'manifest.json');

/** Empty when missing or invalid. */
export async function readManifest(folder: string): Promise<Manifest> {
  try {
    return v.parse(ManifestSchema, JSON.parse(await readFile(manifestOf(folder), 'utf8')));
  } catch {
    return {};
  }
}

/** Atomic: a reader sees the old or the new one. */
export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const unfinished = `${manifestOf(folder)}.new`;
  await writeFile(unfinished, JSON.stringify(manifest));
  await rename(unfinished, manifestOf(folder));
}

export async function readPrepared(
  folder: string,
  manifest: Manifest,
  key: string,
): Promise<ProcessedPicture | undefined> {
  const entry = manifest[key];
  if (entry === undefined) return undefined;
  try {
    const files = entry.files.map(async (file) => ({
      ...file,
      bytes: await readFile(path.join(folder, path.basename(file.name))),
    }));
    return { facts: entry.facts, files: await Promise.all(files) };
  } catch {
    return undefined;
  }
}
