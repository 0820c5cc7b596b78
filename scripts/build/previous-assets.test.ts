import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { stashPreviousAssets, restorePreviousAssets } from './previous-assets.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'last-build-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Empties the folder, as Vite does, and builds an entry with this hash. */
async function build(hash: string) {
  const site = join(folder, 'site');
  const shelf = join(folder, 'shelf');
  await stashPreviousAssets(site, shelf);
  await rm(site, { recursive: true, force: true });
  const entry = {
    file: `assets/entry-${hash}.js`,
    css: [`assets/entry-${hash}.css`],
    assets: ['assets/anek.woff2'],
  };
  const manifest = { 'index.html': entry, 'core/none.ts': { file: `assets/gone-${hash}.js` } };
  const files = {
    '.vite/manifest.json': JSON.stringify(manifest),
    'index.html': hash,
    [`assets/entry-${hash}.js`]: hash,
    [`assets/entry-${hash}.js.br`]: `${hash}, small`,
    [`assets/entry-${hash}.css`]: hash,
    'assets/anek.woff2': `font of ${hash}`,
  };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(site, name)), { recursive: true });
    await writeFile(join(site, name), text);
  }
  await restorePreviousAssets(site, shelf);
  return { files: (await readdir(join(site, 'assets'))).toSorted(), site };
}

it('keeps the files of the last build, and of no build before', async () => {
  const first = ['entry-1.css', 'entry-1.js', 'entry-1.js.br'];
  const second = ['entry-2.css', 'entry-2.js', 'entry-2.js.br'];
  const third = ['entry-3.css', 'entry-3.js', 'entry-3.js.br'];
  expect((await build('1')).files).toEqual(['anek.woff2', ...first]);
  expect((await build('2')).files).toEqual(['anek.woff2', ...first, ...second]);
  expect((await build('3')).files).toEqual(['anek.woff2', ...second, ...third]);
});

it('leaves the files of the new build as they are', async () => {
  await build('1');
  const { site } = await build('2');
  expect(await readFile(join(site, 'assets/anek.woff2'), 'utf8')).toBe('font of 2');
  expect(await readFile(join(site, 'index.html'), 'utf8')).toBe('2');
  expect(await readFile(join(site, '.vite/manifest.json'), 'utf8')).toContain('entry-2');
});

it('still has the files of the last build after an aborted one', async () => {
  await build('1');
  const site = join(folder, 'site');
  await stashPreviousAssets(site, join(folder, 'shelf'));
  await rm(site, { recursive: true });
  expect((await build('2')).files).toContain('entry-1.js');
});
