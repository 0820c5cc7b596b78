import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readViteManifest, type Chunk, type Manifest } from './vite-manifest.ts';
import { compressBrotli } from './precompress.ts';

const idleModules = [
  'core/layout/footer.tsx',
  'core/navigation/navigation-effects.tsx',
  'core/head/preview.tsx',
  'features/shared/http-calls.ts',
  'core/shortlist/shortlist-views.tsx',
];
const carousel = 'node_modules/embla-carousel/esm/embla-carousel.esm.js';

/** How much more than its budget a page may have before `npm test` fails; `npm run build` prints the exact size. */
const room = 1.03;

/** kB after brotli of a page's first load. `later` is loaded when the page is idle, and not limited. */
const budgets = [
  {
    page: '/',
    module: 'core/pages/home-page.tsx',
    later: ['core/pages/home-below-fold.tsx'],
    script: 78.5,
    style: 12,
  },
  { page: '/packages/{category}', module: 'core/pages/packages-page.tsx', later: [], script: 79, style: 12 },
  {
    page: '/packages/detail/{id}',
    module: 'core/pages/detail-page.tsx',
    later: [carousel, 'features/package-detail/itinerary.tsx', 'features/package-detail/share-tour.tsx'],
    script: 86.5,
    style: 12,
  },
  { page: '/admin/packages', module: 'core/admin/admin-area.tsx', later: [], script: 150, style: 16 },
];

interface BundleSizes {
  readonly page: string;
  /** kB after brotli. */
  readonly script: number;
  readonly style: number;
  readonly scriptBudget: number;
  readonly styleBudget: number;
  readonly laterScript: number;
}

async function measureBundles(site: string): Promise<BundleSizes[]> {
  const manifest = await readViteManifest(site);
  return Promise.all(
    budgets.map(async ({ page, module, later, script, style }) => {
      const chunks = collectChunks(manifest, ['index.html', module]);
      const all = collectChunks(manifest, ['index.html', module, ...idleModules, ...later]);
      const first = await measureScripts(site, chunks);
      return {
        page,
        script: first,
        laterScript: (await measureScripts(site, all)) - first,
        style: await kilobytes(site, [...new Set(chunks.flatMap((chunk) => chunk.css))]),
        scriptBudget: script,
        styleBudget: style,
      };
    }),
  );
}

const measureScripts = (site: string, chunks: readonly Chunk[]) =>
  kilobytes(site, [...new Set(chunks.map(({ file }) => file))]);

async function kilobytes(site: string, files: readonly string[]): Promise<number> {
  const packed = await Promise.all(
    files.map(async (file) => compressBrotli(await readFile(join(site, file)))),
  );
  return packed.reduce((sum, { length }) => sum + length, 0) / 1000;
}

/** @throws when the build lacks one of the modules: the budgets do not match the routes */
function collectChunks(manifest: Manifest, roots: readonly string[]): Chunk[] {
  const visited = new Map<string, Chunk>();
  const visit = (name: string): void => {
    if (visited.has(name)) return;
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build has no ${name}: the budgets do not match the routes.`);
    visited.set(name, chunk);
    chunk.imports.forEach(visit);
  };
  roots.forEach(visit);
  return [...visited.values()];
}

/** Prints what each page weighs. @returns the pages that are over their budget by more than the room */
export async function measureBudgets(site: string): Promise<readonly string[]> {
  const weights = await measureBundles(site);
  for (const { page, script, style, scriptBudget, styleBudget, laterScript } of weights)
    console.log(
      `${page}: ${script.toFixed(1)} of ${scriptBudget} kB script, ${style.toFixed(1)} of ${styleBudget} kB style (brotli); ${laterScript.toFixed(1)} kB script once idle`,
    );
  return weights
    .filter(
      ({ script, style, scriptBudget, styleBudget }) =>
        script > scriptBudget * room || style > styleBudget * room,
    )
    .map(({ page }) => page);
}
