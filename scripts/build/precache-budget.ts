import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readViteManifest } from '#server/http/pages/vite-manifest.ts';
import { compressBrotli } from './precompress.ts';
import { listPrecacheFiles } from './precache-files.ts';

/** kB after brotli: upper bound of the precache. */
const budget = 420;

/** Prints what the service worker keeps. @returns the precache, when it is over the bound */
export async function measurePrecache(site: string): Promise<readonly string[]> {
  const files = [...listPrecacheFiles(await readViteManifest(site))];
  const sizes = await Promise.all(files.map((file) => transferSize(join(site, file))));
  const sum = sizes.reduce((total, size) => total + size, 0) / 1000;
  console.log(
    `kept for use without a connection: ${files.length} files, ${sum.toFixed(0)} of ${budget} kB (brotli)`,
  );
  return sum > budget ? ['what the service worker keeps'] : [];
}

/** Fonts are compressed already. */
async function transferSize(path: string): Promise<number> {
  const bytes = await readFile(path);
  return path.endsWith('.woff2') ? bytes.length : (await compressBrotli(bytes)).length;
}
