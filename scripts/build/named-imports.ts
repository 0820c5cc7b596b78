import { relative } from 'node:path';
import type { Plugin } from 'vite';

const dynamicImport = /\bimport\('([^']+)'\)/g;

/**
 * Tells the renderer from which module of the project each dynamic import comes, as the plugins of Vue and Solid do for
 * theirs: what a page rendered is then known by the names that the browser's manifest has.
 */
export const namedImports: Plugin = {
  name: 'named-imports',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'ssr',
  transform: {
    filter: { id: /\/(?:core|features)\/.*\.tsx?$/, code: dynamicImport },
    async handler(code, importer) {
      const paths = new Map<string, string>();
      for (const [, source = ''] of code.matchAll(dynamicImport)) {
        const found = await this.resolve(source, importer);
        if (found) paths.set(source, relative(this.environment.config.root, found.id));
      }
      const named = code.replaceAll(
        dynamicImport,
        (call, source: string) => `nameModule(${call}, ${JSON.stringify(paths.get(source))})`,
      );
      return {
        code: `import { nameModule } from '#features/shared/rendering.tsx';\n${named}`,
        map: null,
      };
    },
  },
};
