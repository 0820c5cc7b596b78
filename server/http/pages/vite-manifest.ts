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

export const parseViteManifest = (text: string): Manifest => v.parse(ManifestSchema, JSON.parse(text));

/** @param site folder of the built site */
export const readViteManifest = async (site: string): Promise<Manifest> =>
  parseViteManifest(await readFile(join(site, '.vite/manifest.json'), 'utf8'));
