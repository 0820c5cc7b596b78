import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { collectChunks, readViteManifest, type Chunk } from '#server/http/pages/vite-manifest.ts';
import { listPrecacheFiles } from './precache-files.ts';

/** How much more than its budget a page may have before `npm test` fails; `npm run build` prints the exact size. */
const room = 1.03;

/** kB after brotli of what a page loads before it hydrates. */
const budgets = [
  { page: '/', module: 'core/pages/home-page.tsx', script: 84, style: 12 },
  { page: '/packages/{category}', module: 'core/pages/packages-page.tsx', script: 86, style: 12 },
  { page: '/packages/detail/{id}', module: 'core/pages/detail-page.tsx', script: 92, style: 12 },
  { page: '/admin/packages', module: 'core/admin/admin-area.tsx', script: 150, style: 16 },
];

/** kB after brotli of what the service worker keeps from the first visit on. */
const precacheBudget = 420;

/** kB of these files as they are sent: small ones and fonts have no compressed copy (precompress.ts). */
async function kilobytes(site: string, files: readonly string[]): Promise<number> {
  const sizes = [...new Set(files)].map(async (file) => {
    const path = join(site, file);
    const { size } = await stat(`${path}.br`).catch(() => stat(path));
    return size / 1000;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** Prints what each page weighs, and what is kept for use without a connection. @returns what is over its budget */
export async function measureBudgets(site: string): Promise<readonly string[]> {
  const manifest = await readViteManifest(site);
  const over: string[] = [];
  for (const { page, module, ...budget } of budgets) {
    const chunks = collectChunks(manifest, ['index.html', module]);
    const filesOf = (list: (chunk: Chunk) => readonly string[]) => kilobytes(site, chunks.flatMap(list));
    const [script, style] = await Promise.all([filesOf(({ file }) => [file]), filesOf(({ css }) => css)]);
    console.log(
      `${page}: ${script.toFixed(1)} of ${budget.script} kB script, ${style.toFixed(1)} of ${budget.style} kB style (brotli)`,
    );
    if (script > budget.script * room || style > budget.style * room) over.push(page);
  }
  const precached = [...listPrecacheFiles(manifest)];
  const sum = await kilobytes(site, precached);
  console.log(
    `kept for use without a connection: ${precached.length} files, ${sum.toFixed(0)} of ${precacheBudget} kB (brotli)`,
  );
  return sum > precacheBudget ? [...over, 'what the service worker keeps'] : over;
}
