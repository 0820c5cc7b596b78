import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageRenderer, RenderedPage } from '#contract/page-renderer.ts';
import { sampleTexts } from '#server/brochure/testing/sample-texts.ts';

export const renderedPage = (changes: Partial<RenderedPage> = {}): RenderedPage => ({
  status: 200,
  head: '<title>Rendered</title>',
  structuredData: '',
  body: '',
  rules: '',
  state: '{}',
  parts: { first: [], shown: [] },
  ...changes,
});

/** Renders the path as text. */
export const createFakeRenderer = (changes: Partial<PageRenderer> = {}): PageRenderer => ({
  publicPaths: ['/'],
  packagePath: (id) => `/packages/detail/${id}`,
  placePaths: () => [],
  keyOf: (path) => path,
  searchOf: () => '',
  isIndexed: () => true,
  render: ({ path }) => Promise.resolve(renderedPage({ body: path })),
  brochureTexts: (tour, address) => sampleTexts({ name: tour.name, page: { text: address, address } }),
  ...changes,
});

/** Writes what pages are rendered into. */
export async function writeSite(
  siteFolder: string,
  html = '<html lang="en-IN"><head></head><body><div id="root"></div></body></html>',
  manifest: object = { 'index.html': { file: 'assets/entry.js' } },
): Promise<void> {
  await mkdir(join(siteFolder, '.vite'));
  await writeFile(join(siteFolder, 'index.html'), html);
  await writeFile(join(siteFolder, '.vite/manifest.json'), JSON.stringify(manifest));
}
