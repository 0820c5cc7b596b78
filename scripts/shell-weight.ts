import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readManifest } from './build-manifest.ts';
import { brotli } from './precompress.ts';
import { shellFiles } from './shell-files.ts';

/** kB after brotli: upper bound of the precache. */
const most = 420;

/** @throws when the precache is over the bound */
export async function checkShellWeight(site: string): Promise<void> {
  const files = [...shellFiles(await readManifest(site))];
  const sizes = await Promise.all(files.map((file) => weight(join(site, file))));
  const sum = sizes.reduce((total, size) => total + size, 0) / 1000;
  console.log(
    `kept for use without a connection: ${files.length} files, ${sum.toFixed(0)} of ${most} kB (brotli)`,
  );
  if (sum > most) throw new Error('The service worker keeps too much');
}

/** Fonts are compressed already. */
async function weight(path: string): Promise<number> {
  const bytes = await readFile(path);
  return path.endsWith('.woff2') ? bytes.length : (await brotli(bytes)).length;
}
