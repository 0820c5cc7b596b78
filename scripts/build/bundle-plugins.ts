import type { Plugin } from 'vite';

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
  /\/(?:features\/admin|contract\/(?:agency-input|audit-log|editing|home-order|input-rules|package-counts|package-input|price-change|prices-input|server-status))[/.]/;

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

/**
 * @param also modules in the entry's chunk beside those that the entry imports at once
 * @param except modules that it only exports again, for others
 */
export function createEntryGroup(also: RegExp, except: RegExp) {
  const modules = new Set<string>();
  const plugin: Plugin = {
    name: 'find-entry-modules',
    apply: 'build',
    buildEnd() {
      const visit = (id: string): void => {
        if (modules.has(id) || except.test(id)) return;
        modules.add(id);
        this.getModuleInfo(id)?.importedIds.forEach(visit);
      };
      [...this.getModuleIds()].filter((id) => this.getModuleInfo(id)?.isEntry).forEach(visit);
    },
  };
  return {
    plugin,
    group: { name: 'entry', test: (id: string) => modules.has(id) || also.test(id), priority: 1 },
  };
}
