import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { measureFilter } from './bench-filter.ts';
import { measureFirstList } from './bench-first-list.ts';
import { measureLighthouse } from './bench-lighthouse.ts';
import { openPages } from './bench-pages.ts';
import { measureVisits } from './bench-visit.ts';
import { run } from './run.ts';

const program = 'dist/server/main.js';

/** @param runs Lighthouse runs for a median @returns goals met, by part */
export async function measureSite(
  wanted: (part: string) => boolean,
  runs: number,
  folder: string,
): Promise<readonly boolean[]> {
  if (!['visit', 'lighthouse', 'filter', 'first-list'].some(wanted)) return [];
  const built = await run(process.execPath, ['--import', 'tsx', 'scripts/build.ts', '--if-stale']);
  if (built !== 0) throw new Error('The site does not build');
  const met: boolean[] = [];
  if (wanted('visit') || wanted('lighthouse')) {
    const { pages, stop } = await openPages(program, await mkdtemp(join(folder, 'data-')));
    try {
      if (wanted('visit')) met.push(await measureVisits(pages));
      if (wanted('lighthouse')) met.push(await measureLighthouse(pages, runs));
    } finally {
      await stop();
    }
  }
  if (wanted('filter')) met.push(await measureFilter(program, folder));
  if (wanted('first-list')) met.push(await measureFirstList(program, folder));
  return met;
}
