import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

const ManifestSchema = v.object({
  dependencies: v.record(v.string(), v.string()),
  allowScripts: v.record(v.string(), v.boolean()),
});
const LockSchema = v.object({
  packages: v.record(v.string(), v.object({ hasInstallScript: v.optional(v.boolean(), false) })),
});

const read = async <T>(path: string, schema: v.GenericSchema<unknown, T>) =>
  v.parse(schema, JSON.parse(await readFile(path, 'utf8')));
const manifest = await read('package.json', ManifestSchema);
const { packages } = await read('package-lock.json', LockSchema);
const record = await readFile('docs/decisions/dependencies.md', 'utf8');

/** The record's entries: names and reasons. */
const entries = record
  .split('\n')
  .flatMap((line) => (line.startsWith('- ') ? [/^- (.+?): (.+)$/.exec(line) ?? ['', line, '']] : []))
  .map(([, names = '', reason = '']) => ({
    names: Array.from(names.matchAll(/`([^`]+)`/g), ([, name = '']) => name),
    reason,
  }));
const scripts = entries.filter(({ reason }) => /^(?:not )?allowed; /.test(reason));
const reasons = entries.filter((entry) => !scripts.includes(entry));

/** The record's line about a package's install script; `*` matches the rest of a name. */
const saidOf = (name: string) =>
  scripts.find(({ names }) =>
    names.some((known) => known === name || (known.endsWith('*') && name.startsWith(known.slice(0, -1)))),
  )?.reason;

describe('the record of dependencies', () => {
  it('has a reason for every dependency, and names no removed one', () => {
    expect(reasons.flatMap(({ names }) => names).toSorted()).toEqual(
      Object.keys(manifest.dependencies).toSorted(),
    );
    for (const { reason } of reasons) expect(reason).toMatch(/\w{3}/);
  });

  it('names every package that would run a script while it is installed', () => {
    const installing = Object.entries(packages).flatMap(([path, { hasInstallScript }]) =>
      hasInstallScript ? [path.replace(/^.*node_modules\//, '')] : [],
    );
    for (const name of installing) expect([name, saidOf(name)]).toEqual([name, expect.any(String)]);
  });

  it('says of each known install script whether it is allowed', () => {
    for (const [name, allowed] of Object.entries(manifest.allowScripts))
      expect([name, saidOf(name)]).toEqual([
        name,
        expect.stringMatching(allowed ? /^allowed; / : /^not allowed; /),
      ]);
  });
});
