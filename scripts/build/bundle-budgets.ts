import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readViteManifest, type Chunk, type Manifest } from '#server/http/pages/vite-manifest.ts';
import { compressBrotli } from './precompress.ts';

/** How much more than its budget a page may have before `npm test` fails; `npm run build` prints the exact size. */
const room = 1.03;

/** kB after brotli of what a page loads before it hydrates. */
const budgets = [
  { page: '/', module: 'core/pages/home-page.tsx', script: 84.8, style: 12 },
  { page: '/packages/{category}', module: 'core/pages/packages-page.tsx', script: 87.3, style: 12 },
  { page: '/packages/detail/{id}', module: 'core/pages/detail-page.tsx', script: 92.3, style: 12 },
  { page: '/admin/packages', module: 'core/admin/admin-area.tsx', script: 150, style: 16 },
];

async function kilobytes(site: string, files: readonly string[]): Promise<number> {
  const packed = await Promise.all(
    [...new Set(files)].map(async (file) => compressBrotli(await readFile(join(site, file)))),
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
  const manifest = await readViteManifest(site);
  const over: string[] = [];
  for (const { page, module, ...budget } of budgets) {
    const chunks = collectChunks(manifest, ['index.html', module]);
    const [script, style] = await Promise.all([
      kilobytes(
        site,
        chunks.map(({ file }) => file),
      ),
      kilobytes(
        site,
        chunks.flatMap(({ css }) => css),
      ),
    ]);
    console.log(
      `${page}: ${script.toFixed(1)} of ${budget.script} kB script, ${style.toFixed(1)} of ${budget.style} kB style (brotli)`,
    );
    if (script > budget.script * room || style > budget.style * room) over.push(page);
  }
  return over;
}
