import type { Plugin } from 'vite';

/** Library modules that the site never calls, with their replacements. */
const replacements = new Map([
  // ofetch is configured to use JSON.parse.
  ['destr', 'export default JSON.parse'],
  // ofetch gets complete addresses.
  ['ufo', 'export let withBase, withQuery'],
  // wouter gets the site's own router.
  ['./use-browser-location.js', 'export let useBrowserLocation, useSearch'],
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
