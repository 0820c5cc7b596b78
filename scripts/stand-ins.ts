import type { Plugin } from 'vite';

/** Library modules that the site never calls, with their replacements. */
const standIns = new Map([
  // ofetch is configured to use JSON.parse.
  ['destr', 'export default JSON.parse'],
  // ofetch gets complete addresses.
  ['ufo', 'export let withBase, withQuery'],
  // wouter gets the site's own router.
  ['./use-browser-location.js', 'export let useBrowserLocation, useSearch'],
]);
const mark = '\0stand-in:';

/** Removes code that is never called but that tree shaking cannot remove. */
export const leaveOutUnused: Plugin = {
  name: 'stand-ins',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id) => (standIns.has(id) ? mark + id : null),
  load: (id) => (id.startsWith(mark) ? (standIns.get(id.slice(mark.length)) ?? null) : null),
};
