import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';

const names = v.optional(v.array(v.string()), []);

/** Vite's manifest: https://vite.dev/guide/backend-integration */
const ManifestSchema = v.record(
  v.string(),
  v.object({ file: v.string(), imports: names, dynamicImports: names, css: names, assets: names }),
);
export type Manifest = v.InferOutput<typeof ManifestSchema>;
export type Chunk = Manifest[string];

export async function readViteManifest(site: string): Promise<Manifest> {
  return v.parse(ManifestSchema, JSON.parse(await readFile(join(site, '.vite/manifest.json'), 'utf8')));
}
