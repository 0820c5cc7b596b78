/** `npm run package [-- FOLDER]`: writes banyan-<version>.tar.gz, the built product with its production packages locked. */
import { chmod, cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  createProductionManifest,
  listImported,
  pruneLock,
  readManifest,
} from './package/production-manifest.ts';
import { readLock } from './build/locked-packages.ts';
import { buildIfStale, run } from './shared/run.ts';

const built = ['site', 'render', 'server', 'sample', 'fonts'];
const documents = [
  'README.md',
  'LICENSE',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'docs',
  'deploy',
];

const target = path.resolve(process.argv[2] ?? '.');
const source = await readManifest();
const name = `banyan-${source.version}`;
if ((await buildIfStale()) !== 0) throw new Error('The build failed');

const folder = await mkdtemp(path.join(tmpdir(), 'package-'));
const root = path.join(folder, name);
try {
  for (const part of built)
    await cp(path.join('dist', part), path.join(root, 'dist', part), { recursive: true });
  for (const part of documents) await cp(part, path.join(root, part), { recursive: true });
  const manifest = createProductionManifest(
    source,
    await listImported('dist/server', Object.keys(source.dependencies)),
  );
  await writeJson('package.json', manifest);
  await writeJson('package-lock.json', pruneLock(await readLock(), manifest));
  await cp('dist/site/third-party-notices.txt', path.join(root, 'THIRD-PARTY-NOTICES.txt'));
  await cp('scripts/package/start', path.join(root, 'start'));
  await chmod(path.join(root, 'start'), 0o755);
  const archive = path.join(target, `${name}.tar.gz`);
  // Unpacked by root, the files would belong to the user who has the number of the one that made the archive.
  const ownedByRoot = ['--owner=0', '--group=0', '--numeric-owner'];
  if ((await run('tar', ['-czf', archive, ...ownedByRoot, '-C', folder, name])) !== 0)
    throw new Error('tar failed');
  console.log(archive);
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function writeJson(file: string, content: unknown): Promise<void> {
  await writeFile(path.join(root, file), `${JSON.stringify(content, undefined, 2)}\n`);
}
