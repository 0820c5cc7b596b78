import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { expect, it } from 'vitest';

const ManifestSchema = v.object({ allowScripts: v.record(v.string(), v.literal(false)) });
const LockSchema = v.object({
  packages: v.record(v.string(), v.object({ hasInstallScript: v.optional(v.boolean(), false) })),
});
const read = async <T>(path: string, schema: v.GenericSchema<unknown, T>) =>
  v.parse(schema, JSON.parse(await readFile(path, 'utf8')));

it('no package has a script for its installation but those of which package.json says that it must not run', async () => {
  const { allowScripts } = await read('package.json', ManifestSchema);
  const { packages } = await read('package-lock.json', LockSchema);
  const installing = Object.entries(packages).flatMap(([path, { hasInstallScript }]) =>
    hasInstallScript ? [path.replace(/^.*node_modules\//, '')] : [],
  );
  expect(installing.length).toBeGreaterThan(0);
  expect(installing.filter((name) => !(name in allowScripts))).toEqual([]);
});
