import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import type { Lock } from '#scripts/build/locked-packages.ts';
import { createProductionManifest, listImported, pruneLock } from './production-manifest.ts';

const manifest = {
  name: 'site',
  version: '1.0.0',
  description: 'A site',
  license: 'UNLICENSED',
  engines: { node: '>=20' },
  dependencies: { hono: '^4.0.0', sharp: '^1.0.0', react: '^19.0.0' },
};
const entry = (dependencies: Record<string, string> = {}, optional: Record<string, string> = {}) => ({
  version: '1.0.0',
  license: 'MIT',
  dependencies,
  optionalDependencies: optional,
  peerDependencies: {},
  peerDependenciesMeta: {},
});

it('finds what programs import, whole packages and their parts', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'package-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await mkdir(path.join(folder, 'assets'));
  await writeFile(path.join(folder, 'main.js'), `import { Hono } from "hono/tiny"; const a = 'reactor';`);
  await writeFile(path.join(folder, 'assets/encode.js'), `const sharp = await import('sharp');`);
  expect(await listImported(folder, Object.keys(manifest.dependencies))).toEqual(['hono', 'sharp']);
});

it('has the commands of the built program and no development tools', () => {
  const made = createProductionManifest(manifest, ['hono']);
  expect(made.dependencies).toEqual({ hono: '^4.0.0' });
  expect(made.scripts).toMatchObject({
    start: 'node dist/server/main.js',
    restore: 'node dist/server/cli.js restore',
  });
  expect(made).not.toHaveProperty('devDependencies');
});

it('keeps the locked versions of what is needed, nested and optional ones included', () => {
  const lock: Lock = {
    lockfileVersion: 3,
    packages: {
      '': entry(),
      'node_modules/sharp': entry({ semver: '1' }, { 'sharp-linux': '1', 'sharp-absent': '1' }),
      'node_modules/sharp/node_modules/semver': {
        ...entry({ tiny: '1' }),
        peerDependencies: { react: '19' },
        peerDependenciesMeta: { react: { optional: true } },
      },
      'node_modules/semver': { ...entry(), dev: true },
      'node_modules/sharp-linux': { ...entry(), optional: true },
      'node_modules/tiny': entry(),
      'node_modules/react': entry(),
    },
  };
  const pruned = pruneLock(lock, createProductionManifest(manifest, ['sharp']));
  expect(Object.keys(pruned.packages)).toEqual([
    '',
    'node_modules/sharp',
    'node_modules/sharp/node_modules/semver',
    'node_modules/sharp-linux',
    'node_modules/tiny',
  ]);
  expect(pruned.packages['']).toMatchObject({ dependencies: { sharp: '^1.0.0' } });
  expect(Object.entries(pruned.packages).at(-1)).toEqual([
    'node_modules/tiny',
    { version: '1.0.0', license: 'MIT' },
  ]);
});
