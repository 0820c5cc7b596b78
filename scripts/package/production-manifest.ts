import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { listReachable, type Lock } from '#scripts/build/locked-packages.ts';
import { commands } from '#server/cli/command-list.ts';

const names = v.record(v.string(), v.string());

const ManifestSchema = v.object({
  name: v.string(),
  version: v.string(),
  description: v.string(),
  license: v.string(),
  engines: names,
  dependencies: names,
});
type Manifest = v.InferOutput<typeof ManifestSchema>;

export async function readManifest(file = 'package.json'): Promise<Manifest> {
  return v.parse(ManifestSchema, JSON.parse(await readFile(file, 'utf8')));
}

/** The dependencies that built programs import; the rest is part of the site's bundle. */
export async function listImported(folder: string, candidates: readonly string[]): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && entry.name.endsWith('.js'));
  const sources = await Promise.all(
    files.map((entry) => readFile(path.join(entry.parentPath, entry.name), 'utf8')),
  );
  const text = sources.join('\n');
  const isImported = (name: string) => new RegExp(`["'\`]${name}(?:/[^"'\`]*)?["'\`]`).test(text);
  return candidates.filter(isImported);
}

/** The package.json of an installation: what its programs import, and the commands that need no development tools. */
export function createProductionManifest(
  { name, version, description, license, engines, dependencies }: Manifest,
  imported: readonly string[],
) {
  return {
    name,
    version,
    private: true,
    description,
    license,
    type: 'module',
    scripts: {
      start: 'node dist/server/main.js',
      ...Object.fromEntries(
        commands.map((command) => [command.name, `node dist/server/cli.js ${command.name}`]),
      ),
    },
    dependencies: Object.fromEntries(imported.map((entry) => [entry, dependencies[entry] ?? '*'])),
    engines,
  };
}

/** The entries of a lock (version 3) that the manifest needs, in the very versions that were tested. */
export function pruneLock({ packages }: Lock, manifest: ReturnType<typeof createProductionManifest>) {
  const needed = listReachable(packages, Object.keys(manifest.dependencies));
  const { name, version, license, dependencies, engines } = manifest;
  const kept = Object.entries(packages)
    .filter(([place]) => needed.has(place))
    .map(([place, entry]) => [place, withoutEmpty(entry)] as const);
  return {
    name,
    version,
    lockfileVersion: 3,
    requires: true,
    packages: { '': { name, version, license, dependencies, engines }, ...Object.fromEntries(kept) },
  };
}

/** The schema fills groups in that the lock has not; a production lock has no `dev` packages. */
function withoutEmpty(entry: Lock['packages'][string]): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(entry).filter(
      ([key, value]) =>
        key !== 'dev' &&
        value !== '' &&
        !(typeof value === 'object' && value !== null && Object.keys(value).length === 0),
    ),
  );
}
