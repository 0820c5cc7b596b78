import { cp, mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readManifest } from './build-manifest.ts';

/** Beside each file, as `precompress` writes them. */
const encodings = ['', '.br', '.gz'];

/**
 * Sets aside the files of the last build that carry a hash in their names: a tab that was opened before an upgrade
 * still asks for them. What the last build had kept of the one before is in no manifest and goes.
 * @param site folder of the last build, which may not be there
 * @param shelf folder to hold them until `restoreLastBuild`; emptied first
 */
export async function keepLastBuild(site: string, shelf: string): Promise<void> {
  const manifest = await readManifest(site).catch(() => undefined);
  // A build that was broken off has left them on the shelf.
  if (!manifest) return;
  await rm(shelf, { recursive: true, force: true });
  const files = new Set(
    Object.values(manifest).flatMap(({ file, css, assets }) => [file].concat(css, assets)),
  );
  for (const file of files) await copyEncodings(file, site, shelf);
}

/** Puts the files back beside those of the new build, which win; the service worker's list is made before. */
export async function restoreLastBuild(site: string, shelf: string): Promise<void> {
  await mkdir(shelf, { recursive: true });
  await cp(shelf, site, { recursive: true, force: false });
  await rm(shelf, { recursive: true, force: true });
}

async function copyEncodings(file: string, from: string, to: string): Promise<void> {
  await mkdir(dirname(join(to, file)), { recursive: true });
  for (const encoding of encodings)
    await cp(join(from, file + encoding), join(to, file + encoding)).catch(ignoreMissing);
}

/** Small files and pictures have no compressed twin; a file that somebody took away cannot be kept. */
function ignoreMissing(cause: unknown): void {
  if (!(cause instanceof Error && 'code' in cause && cause.code === 'ENOENT')) throw cause;
}
