import type { Chunk, Manifest } from './build-manifest.ts';

/** Parts that only people who sign in fetch; none of them is of use without a connection. */
const signedIn =
  /^(?:core\/admin\/|core\/session\/|core\/pages\/(?:admin-gate|sign-in-page|edit-profile-page)|features\/auth\/|_account-|_recheck-)/;
/** The parts whose pictures wait until they are shown. */
const pictured = new Set(['core/pages/destination-content.tsx']);

/**
 * The files that the public pages are made of, by the build's manifest: what the service worker keeps from the
 * start. Whatever a public page comes to import belongs to it by itself.
 * @returns paths in the site's folder, such as `assets/footer-1a2b.css`
 */
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
