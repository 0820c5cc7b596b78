import { relative } from 'node:path';
import * as v from 'valibot';
import type { Plugin } from 'vite';

const Chunks = v.record(v.string(), v.looseObject({ file: v.string() }));

/** Vite's manifest lacks modules that share a file with others; the server asks for their files by module. */
export const completeManifest: Plugin = {
  name: 'complete-manifest',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const manifest = bundle['.vite/manifest.json'];
      if (manifest?.type !== 'asset') this.error('There is no manifest to complete.');
      const chunks = v.parse(Chunks, JSON.parse(manifest.source.toString()));
      const chunkOf = new Map(Object.values(chunks).map((chunk) => [chunk.file, chunk]));
      for (const output of Object.values(bundle)) {
        const chunk = chunkOf.get(output.fileName);
        if (output.type !== 'chunk' || !chunk) continue;
        for (const id of output.moduleIds)
          if (this.getModuleInfo(id)?.dynamicImporters.length)
            chunks[relative(this.environment.config.root, id)] ??= chunk;
      }
      manifest.source = JSON.stringify(chunks, null, 2);
    },
  },
};
