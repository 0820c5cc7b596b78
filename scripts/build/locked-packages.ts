import { readFile } from 'node:fs/promises';
import * as v from 'valibot';

const names = v.record(v.string(), v.string());

const EntrySchema = v.looseObject({
  version: v.optional(v.string(), ''),
  license: v.optional(v.string(), ''),
  dependencies: v.optional(names, {}),
  optionalDependencies: v.optional(names, {}),
  peerDependencies: v.optional(names, {}),
  peerDependenciesMeta: v.optional(
    v.record(v.string(), v.looseObject({ optional: v.optional(v.boolean(), false) })),
    {},
  ),
});

/** https://docs.npmjs.com/cli/v11/configuring-npm/package-lock-json: entries by their place, '' for the root. */
const LockSchema = v.object({ lockfileVersion: v.literal(3), packages: v.record(v.string(), EntrySchema) });
export type Lock = v.InferOutput<typeof LockSchema>;
type Packages = Lock['packages'];

export async function readLock(file = 'package-lock.json'): Promise<Lock> {
  return v.parse(LockSchema, JSON.parse(await readFile(file, 'utf8')));
}

/** Places of the packages that these need, for every platform; without optional peers, which npm does not install. */
export function listReachable(packages: Packages, roots: readonly string[]): ReadonlySet<string> {
  const reached = new Set<string>();
  const visit = (from: string, dependencies: readonly string[]): void => {
    for (const name of dependencies) {
      const place = resolvePackage(packages, from, name);
      if (place === undefined || reached.has(place)) continue;
      reached.add(place);
      visit(place, dependenciesOf(packages[place]));
    }
  };
  visit('', roots);
  return reached;
}

function dependenciesOf(entry: Packages[string] | undefined): readonly string[] {
  if (!entry) return [];
  const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = entry;
  const peers = Object.keys(peerDependencies).filter((name) => peerDependenciesMeta[name]?.optional !== true);
  return [...Object.keys(dependencies), ...Object.keys(optionalDependencies), ...peers];
}

/** As Node.js does: in the package's own folder, then in those above; undefined for an optional one that is absent. */
function resolvePackage(packages: Packages, from: string, name: string): string | undefined {
  for (let place = from; ;) {
    const candidate = `${place === '' ? '' : `${place}/`}node_modules/${name}`;
    if (candidate in packages) return candidate;
    if (place === '') return undefined;
    const above = place.lastIndexOf('/node_modules/');
    place = above === -1 ? '' : place.slice(0, above);
  }
}
