import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import * as v from 'valibot';
import type { PageRenderer } from '#contract/page-renderer.ts';
import { loadOnce } from './concurrency.ts';

const here = dirname(fileURLToPath(import.meta.url));
const isBundled = basename(dirname(here)) === 'dist';
const built = isBundled ? dirname(here) : join(dirname(here), 'dist');

/** What the server uses beside its own code, bundled or from source. */
export const programFiles = {
  built,
  encoder: join(here, isBundled ? 'picture-encoder.js' : 'pictures/variants/encoder-program.ts'),
  /** From source, nothing may have been built yet. */
  sample: isBundled ? join(built, 'sample') : join(here, 'sample/encoded'),
  cli: join(here, isBundled ? 'cli.js' : 'cli/cli.ts'),
  fonts: isBundled ? join(built, 'fonts') : join(here, 'brochure/fonts'),
  /** The built one, as the pages: a thread loads no TypeScript. */
  brochureWorker: join(built, 'server', 'brochure-worker.js'),
};

/** Imported with the first page, so that the start does not wait for it. */
export const fetchRenderer = loadOnce(async (): Promise<PageRenderer> => {
  const address = pathToFileURL(join(built, 'render', 'render-page.js')).href;
  const module: { renderer: PageRenderer } = await import(/* @vite-ignore */ address);
  return module.renderer;
});

const PackageSchema = v.pipe(v.string(), v.parseJson(), v.object({ version: v.string() }));

/** Of the program's package.json, which stands beside `dist`; `unknown` without one. */
export async function readVersion(folder: string): Promise<string> {
  const text = await readFile(join(folder, 'package.json'), 'utf8').catch(() => '');
  const read = v.safeParse(PackageSchema, text);
  return read.success ? read.output.version : 'unknown';
}
