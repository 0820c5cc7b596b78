import type { Chunk, Manifest } from './vite-manifest.ts';

/** Not precached: parts for signed-in people, which need a connection. */
const sessionModules =
  /^(?:core\/admin\/|features\/auth\/|_(?:accounts|admin-sign-in-routes|edit-profile-page|sign-in-page)-)/;
/** Posters of places that no page has as its own, and the font of names that owners type: fetched where they are shown. */
const lazyAssets =
  /\/(?:anek-devanagari|city|coast|desert|dubai|forest|fort|ghat|hill|malaysia|manali|nepal-stupa|thailand)-[\w-]{8}\./;

export function listPrecacheFiles(manifest: Manifest): ReadonlySet<string> {
  const visited = new Map<string, Chunk>();
  const visit = (name: string): void => {
    const chunk = manifest[name];
    if (!chunk || visited.has(name) || sessionModules.test(name)) return;
    visited.set(name, chunk);
    [...chunk.imports, ...chunk.dynamicImports].forEach(visit);
  };
  visit('index.html');
  return new Set(['index.html', ...[...visited.values()].flatMap(filesOf)]);
}

const filesOf = ({ file, css, assets }: Chunk): string[] => [
  file,
  ...css,
  ...assets.filter((asset) => /\.(?:svg|woff2)$/.test(asset) && !lazyAssets.test(asset)),
];
