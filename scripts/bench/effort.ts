/** Taps and seconds of the owner's pieces of work, in the browser tests that measure them, one after the other. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { effortTag } from '#e2e/browser/testing/effort.ts';
import { countPlaywright, readAnnotations } from '#scripts/test/reports.ts';
import { runTool } from '#scripts/shared/run.ts';
import { formatResult, formatTable } from './figures.ts';
import type { BenchContext, Benchmark } from './benchmark.ts';

/** For a piece of work, which is automated: a person reads and aims as well. */
const goal = { seconds: 10 };

const description = /^(?<work>.+): (?<taps>\d+) taps, (?<seconds>[\d.]+) s$/;

async function measure({ folder, runs }: BenchContext): Promise<boolean> {
  const report = join(folder, 'effort.json');
  await runTool(
    'tsx',
    [
      'scripts/test-e2e.ts',
      `--grep=${effortTag}`,
      '--workers=1',
      `--repeat-each=${runs}`,
      '--reporter=line,json',
    ],
    { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  );
  const results: unknown = JSON.parse(await readFile(report, 'utf8'));
  const { failures } = countPlaywright(results);
  for (const failure of failures) console.error(failure);
  const slowest = new Map<string, number>();
  for (const text of readAnnotations(results, 'effort')) {
    const { work = text, taps, seconds } = description.exec(text)?.groups ?? {};
    const row = `${work}, ${taps} taps`;
    slowest.set(row, Math.max(slowest.get(row) ?? 0, Number(seconds)));
  }
  const rows = [...slowest].map(([row, seconds]) => ({ row, seconds, isMet: seconds < goal.seconds }));
  console.log(
    formatTable([
      ['work', `slowest of ${runs}, s`, `goal ${goal.seconds} s`],
      ...rows.map(({ row, seconds, isMet }) => [
        row,
        seconds.toFixed(1),
        formatResult(isMet ? [] : ['seconds']),
      ]),
    ]),
  );
  return failures.length === 0 && rows.length > 0 && rows.every(({ isMet }) => isMet);
}

export const effort: Benchmark = { name: 'effort', run: measure };
