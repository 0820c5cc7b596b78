import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { measureSearchLatency } from './search-latency.ts';
import { measureListFirstVisit } from './list-first-visit.ts';
import { measureLighthouse } from './lighthouse.ts';
import { startMeasuredPages } from './measured-pages.ts';
import { measureFirstVisits } from './first-visit.ts';
import { run } from '#scripts/shared/run.ts';

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
    const { pages, stop } = await startMeasuredPages(program, await mkdtemp(join(folder, 'data-')));
    try {
      if (wanted('visit')) met.push(await measureFirstVisits(pages));
      if (wanted('lighthouse')) met.push(await measureLighthouse(pages, runs));
    } finally {
      await stop();
    }
  }
  if (wanted('filter')) met.push(await measureSearchLatency(program, folder));
  if (wanted('first-list')) met.push(await measureListFirstVisit(program, folder));
  return met;
}
