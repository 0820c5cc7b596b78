import type { Chunk, Manifest } from './vite-manifest.ts';

/** Not precached: parts for signed-in people, which need a connection. */
const sessionModules =
  /^(?:core\/admin\/|core\/session\/|core\/pages\/(?:sign-in\/|edit-profile-page)|features\/auth\/|_accounts-)/;
/** Modules whose pictures and fonts are loaded only when they are shown; a chunk of shared modules has a name of its own. */
const lazyAssetModules =
  /^(?:core\/pages\/static\/destination-content\.tsx$|features\/shared\/places\/typed-local-name\.tsx$|styles\/art\/place-posters\.ts$|_place-posters-)/;

export function listPrecacheFiles(manifest: Manifest): ReadonlySet<string> {
  const visited = new Map<string, Chunk>();
  const visit = (name: string): void => {
    const chunk = manifest[name];
    if (!chunk || visited.has(name) || sessionModules.test(name)) return;
    visited.set(name, chunk);
    [...chunk.imports, ...chunk.dynamicImports].forEach(visit);
  };
  visit('index.html');
  return new Set(['index.html', ...[...visited].flatMap(filesOf)]);
}

function filesOf([name, { file, css, assets }]: readonly [string, Chunk]): string[] {
  const staticAssets = lazyAssetModules.test(name)
    ? []
    : assets.filter((asset) => /\.(?:svg|woff2)$/.test(asset));
  return [file].concat(css, staticAssets);
}
