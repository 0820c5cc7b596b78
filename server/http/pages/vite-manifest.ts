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

/**
 * The chunks of modules and of what they import, each once, after what it imports.
 * @param follow which of a chunk's imports belong to it @throws when the build lacks one
 */
export function collectChunks(
  manifest: Manifest,
  modules: readonly string[],
  follow = ({ imports }: Chunk): readonly string[] => imports,
): readonly Chunk[] {
  const visited = new Set<string>();
  const visit = (name: string): readonly Chunk[] => {
    if (visited.has(name)) return [];
    visited.add(name);
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build has no ${name}.`);
    return [...follow(chunk).flatMap(visit), chunk];
  };
  return modules.flatMap(visit);
}
