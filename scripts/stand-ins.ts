import type { Plugin } from 'vite';

/** Modules that libraries bring along and this site never calls, with what stands in for each. */
const standIns = new Map([
  // ofetch is told to read answers by JSON.parse.
  ['destr', 'export default JSON.parse'],
  // ofetch is given whole addresses.
  ['ufo', 'export let withBase, withQuery'],
  // wouter is given the site's own router, which knows the browser's history.
  ['./use-browser-location.js', 'export let useBrowserLocation, useSearch'],
]);
const mark = '\0stand-in:';

/** Leaves code out of the build that nothing calls and the bundler cannot prove to be so. */
export const leaveOutUnused: Plugin = {
  name: 'stand-ins',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id) => (standIns.has(id) ? mark + id : null),
  load: (id) => (id.startsWith(mark) ? (standIns.get(id.slice(mark.length)) ?? null) : null),
};
