import { collectChunks, type Manifest } from '#server/http/pages/vite-manifest.ts';
import { placePosters } from '#styles/art/poster.ts';

/** Not precached: parts for signed-in people, which need a connection. */
const sessionModules = /^(?:core\/(?:admin\/|pages\/(?:sign-in\/|edit-profile-page))|features\/auth\/)/;
/** Fetched where they are shown: posters of places that no page has as its own, and the font of names that owners type. */
const lazyAssets = [
  ...Object.keys(placePosters).map((name) => `styles/art/${name}.svg`),
  'styles/fonts/anek-devanagari.woff2',
];

export function listPrecacheFiles(manifest: Manifest): ReadonlySet<string> {
  const chunks = collectChunks(manifest, ['index.html'], ({ imports, dynamicImports }) =>
    [...imports, ...dynamicImports].filter((name) => !sessionModules.test(name)),
  );
  const lazyFiles = new Set(lazyAssets.map((name) => manifest[name]?.file));
  const isKept = (asset: string) => /\.(?:svg|woff2)$/.test(asset) && !lazyFiles.has(asset);
  const files = new Set(['index.html']);
  for (const { file, css, assets } of chunks)
    for (const needed of [file, ...css, ...assets.filter(isKept)]) files.add(needed);
  return files;
}
