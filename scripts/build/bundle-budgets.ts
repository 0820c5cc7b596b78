import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readViteManifest, type Chunk, type Manifest } from './vite-manifest.ts';
import { compressBrotli } from './precompress.ts';

/** How much more than its budget a page may have before `npm test` fails; `npm run build` prints the exact size. */
const room = 1.03;

/** kB after brotli of what a page loads before it hydrates. */
const budgets = [
  { page: '/', module: 'core/pages/home-page.tsx', script: 84, style: 12 },
  { page: '/packages/{category}', module: 'core/pages/packages-page.tsx', script: 86, style: 12 },
  { page: '/packages/detail/{id}', module: 'core/pages/detail-page.tsx', script: 91, style: 12 },
  { page: '/admin/packages', module: 'core/admin/admin-area.tsx', script: 150, style: 16 },
];

interface BundleSizes {
  readonly page: string;
  /** kB after brotli. */
  readonly script: number;
  readonly style: number;
  readonly scriptBudget: number;
  readonly styleBudget: number;
}

async function measureBundles(site: string): Promise<BundleSizes[]> {
  const manifest = await readViteManifest(site);
  return Promise.all(
    budgets.map(async ({ page, module, script, style }) => {
      const chunks = collectChunks(manifest, ['index.html', module]);
      return {
        page,
        script: await kilobytes(site, [...new Set(chunks.map(({ file }) => file))]),
        style: await kilobytes(site, [...new Set(chunks.flatMap((chunk) => chunk.css))]),
        scriptBudget: script,
        styleBudget: style,
      };
    }),
  );
}

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
  for (const { page, script, style, scriptBudget, styleBudget } of weights)
    console.log(
      `${page}: ${script.toFixed(1)} of ${scriptBudget} kB script, ${style.toFixed(1)} of ${styleBudget} kB style (brotli)`,
    );
  return weights
    .filter(
      ({ script, style, scriptBudget, styleBudget }) =>
        script > scriptBudget * room || style > styleBudget * room,
    )
    .map(({ page }) => page);
}
