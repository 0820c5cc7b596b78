import type { Chunk, Manifest } from './build-manifest.ts';

/** Not precached: parts for signed-in people, which need a connection. */
const signedIn =
  /^(?:core\/admin\/|core\/session\/|core\/pages\/(?:admin-gate|sign-in-page|edit-profile-page)|features\/auth\/|_account-|_recheck-)/;
/** Parts whose pictures are loaded only when they are shown. */
const pictured = new Set(['core/pages/destination-content.tsx']);

/** Files of the public pages and their imports, for the service worker to precache. */
export function shellFiles(manifest: Manifest): ReadonlySet<string> {
  const seen = new Map<string, Chunk>();
  const visit = (name: string): void => {
    const chunk = manifest[name];
    if (!chunk || seen.has(name) || signedIn.test(name)) return;
    seen.set(name, chunk);
    [...chunk.imports, ...chunk.dynamicImports].forEach(visit);
  };
  visit('index.html');
  return new Set(['index.html', ...[...seen].flatMap(filesOf)]);
}

function filesOf([name, { file, css, assets }]: readonly [string, Chunk]): string[] {
  const drawn = pictured.has(name) ? [] : assets.filter((asset) => /\.(?:svg|woff2)$/.test(asset));
  return [file].concat(css, drawn);
}
