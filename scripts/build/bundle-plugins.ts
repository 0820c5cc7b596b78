import type { Plugin } from 'vite';

/** How long parts of a build take depends on what else the machine does, and is no fault of the build. */
export const checks = { bundlerTimings: false };

const replacements = new Map([
  // ofetch is configured to use JSON.parse.
  ['destr', 'export default JSON.parse'],
  // ofetch gets complete addresses.
  ['ufo', 'export let withBase, withQuery'],
  // wouter gets the site's own router.
  ['./use-browser-location.js', 'export let useBrowserLocation, useSearch'],
  // The site compares paths itself (core/routes.ts): it uses neither wouter's Route nor its useRoute.
  ['regexparam', 'export let parse'],
]);
const virtualPrefix = '\0stand-in:';

/** Removes code that is never called but that tree shaking cannot remove. */
export const dropUnusedModules: Plugin = {
  name: 'drop-unused-modules',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id) => (replacements.has(id) ? virtualPrefix + id : null),
  load: (id) =>
    id.startsWith(virtualPrefix) ? (replacements.get(id.slice(virtualPrefix.length)) ?? null) : null,
};

const adminModules =
  /\/(?:features\/(?:admin|auth\/own-account)|contract\/(?:agency-input|audit-log|backup-download-input|backup-run|editing|home-order|input-rules|package-counts|package-input|price-change|prices-input|server-status|stored-agency))[/.]/;

/** As one module, valibot would be in one chunk: visitors would load the schemas that only the admin area uses. */
export const splitValibot: Plugin = {
  name: 'split-valibot',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (source !== 'valibot' || !importer || !adminModules.test(importer)) return null;
    const found = await this.resolve(source, importer, { skipSelf: true });
    return found && `${found.id}?admin`;
  },
};

const runtimeFile = /^assets\/rolldown-runtime-/;

/** The bundler's helper has 150 bytes and a file of its own, which nearly every page would request. */
export const inlineRuntime: Plugin = {
  name: 'inline-runtime',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    order: 'pre',
    handler(_, bundle) {
      const runtime = Object.values(bundle).find(({ fileName }) => runtimeFile.test(fileName));
      if (runtime?.type !== 'chunk') return;
      const [, body, names] = /^(.*?)export\{([^}]*)\};?\s*$/s.exec(runtime.code) ?? [];
      if (body === undefined || names === undefined) this.error('The runtime is not as expected.');
      const object = names.split(',').map((name) => name.replace(/^(\w+) as (\w+)$/, '$2:$1'));
      const imported = new RegExp(
        `import\\{([^}]*)\\}from"\\./${runtime.fileName.slice('assets/'.length).replaceAll('.', '\\.')}";`,
      );
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !chunk.imports.includes(runtime.fileName)) continue;
        chunk.code = chunk.code.replace(imported, (_import, wanted: string) => {
          const pattern = wanted.replaceAll(' as ', ':');
          return `const{${pattern}}=(()=>{${body}return{${object.join(',')}}})();`;
        });
        if (chunk.code.includes(runtime.fileName)) this.error(`${chunk.fileName} still imports the runtime.`);
        chunk.imports = chunk.imports.filter((name) => name !== runtime.fileName);
      }
      delete bundle[runtime.fileName];
    },
  },
};
