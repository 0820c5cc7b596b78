import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const sources = ['contract', 'core', 'features', 'scripts', 'server', 'styles'];
const files = ['index.html', 'package-lock.json', 'package.json', 'vite.config.ts'];

/** Hash of everything that a build depends on: sources and VITE_ variables. */
export async function hashSources(): Promise<string> {
  const hash = createHash('sha256');
  for (const path of [...(await listSourceFiles()), ...files])
    hash.update(`${path}\0`).update(await readFile(path));
  const settings = Object.keys(process.env).filter((name) => name.startsWith('VITE_'));
  for (const name of settings.toSorted()) hash.update(`${name}=${process.env[name]}\0`);
  return hash.digest('hex');
}

async function listSourceFiles(): Promise<string[]> {
  const listings = await Promise.all(
    sources.map((folder) => readdir(folder, { recursive: true, withFileTypes: true })),
  );
  return listings
    .flat()
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}
