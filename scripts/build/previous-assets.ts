import { cp, mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readViteManifest } from '#server/http/pages/vite-manifest.ts';

const encodings = ['', '.br', '.gz'];

/** Keeps hashed files of the last build, not of earlier ones, for tabs that were opened before an upgrade. */
export async function stashPreviousAssets(site: string, stash: string): Promise<void> {
  const manifest = await readViteManifest(site).catch(() => undefined);
  // An aborted build has moved them to `shelf` already.
  if (!manifest) return;
  await rm(stash, { recursive: true, force: true });
  const files = new Set(
    Object.values(manifest).flatMap(({ file, css, assets }) => [file].concat(css, assets)),
  );
  for (const file of files) await copyEncodings(file, site, stash);
}

/** Copies the files back; new files win. The service worker's list was made before and lacks them. */
export async function restorePreviousAssets(site: string, stash: string): Promise<void> {
  await mkdir(stash, { recursive: true });
  await cp(stash, site, { recursive: true, force: false });
  await rm(stash, { recursive: true, force: true });
}

async function copyEncodings(file: string, from: string, to: string): Promise<void> {
  await mkdir(dirname(join(to, file)), { recursive: true });
  for (const encoding of encodings)
    await cp(join(from, file + encoding), join(to, file + encoding)).catch(ignoreMissing);
}

/** Small files and pictures have no compressed copies; missing files are skipped. */
function ignoreMissing(cause: unknown): void {
  if (!(cause instanceof Error && 'code' in cause && cause.code === 'ENOENT')) throw cause;
}
