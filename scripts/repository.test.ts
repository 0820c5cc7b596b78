import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { expect, it } from 'vitest';

const read = (file: string) => readFile(file, 'utf8');
const manifest = v.parse(
  v.object({ version: v.string(), license: v.string(), engines: v.object({ node: v.string() }) }),
  JSON.parse(await read('package.json')),
);

it('the changelog has what is unreleased and the version of package.json', async () => {
  const headings = [...(await read('CHANGELOG.md')).matchAll(/^## \[(.+?)\]/gm)].map(([, name]) => name);
  expect(headings[0]).toBe('Unreleased');
  expect(headings).toContain(manifest.version);
});

it('the licence file says what the licence of package.json means', async () => {
  expect(await read('LICENSE')).toContain(`"${manifest.license}" in package.json means`);
});

it('continuous integration runs the oldest supported version of Node.js and that of .nvmrc', async () => {
  const workflow = await read('.github/workflows/ci.yaml');
  const versions = /node: \[(.+)\]/.exec(workflow)?.[1]?.split(', ') ?? [];
  expect(versions[0]).toBe(/\d+/.exec(manifest.engines.node)?.[0]);
  expect(versions.at(-1)).toBe((await read('.nvmrc')).trim());
  expect(workflow).toContain('run: .ci/run');
});

it('the README goes live in ten commands, with the archive of this version', async () => {
  const [, block = ''] = /^## Deploy$[^]*?```sh\n([^]*?)```/m.exec(await read('README.md')) ?? [];
  expect(block.trim().split('\n')).toHaveLength(10);
  const names = [...block.matchAll(/banyan-\d+\.\d+\.\d+/g)].map(([name]) => name);
  expect(new Set(names)).toEqual(new Set([`banyan-${manifest.version}`]));
});
