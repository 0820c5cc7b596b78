/** `npm run bench [-- PART…]`: `--runs` (5) for medians, `--minutes` (10) for the mixed load. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { attackers } from './bench/attackers/attackers.ts';
import type { Benchmark } from './bench/benchmark.ts';
import { coldStart } from './bench/cold-start.ts';
import { effort } from './bench/effort.ts';
import { firstVisit } from './bench/first-visit.ts';
import { lighthouse } from './bench/lighthouse.ts';
import { startMeasuredPages, type MeasuredPages } from './bench/measured-pages.ts';
import { mixedLoad } from './bench/mixed-load.ts';
import { security } from './bench/security.ts';
import { throughput } from './bench/throughput.ts';
import { buildIfStale } from './shared/run.ts';

const benchmarks: readonly Benchmark[] = [
  throughput,
  security,
  coldStart,
  firstVisit,
  lighthouse,
  effort,
  mixedLoad,
  attackers,
];

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '5' }, minutes: { type: 'string', default: '10' } },
});
const names = benchmarks.map(({ name }) => name);
const unknown = positionals.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`There is no benchmark ${unknown.join(', ')}, only ${names.join(', ')}`);
  process.exit(1);
}
if ((await buildIfStale()) !== 0) process.exit(1);

const program = 'dist/server/main.js';
const folder = await mkdtemp(join(tmpdir(), 'bench-'));
let measuredPages: Promise<MeasuredPages> | undefined;
const context = {
  program,
  folder,
  runs: Number(values.runs),
  minutes: Number(values.minutes),
  pages: () => {
    measuredPages ??= mkdtemp(join(folder, 'data-')).then((dataDir) => startMeasuredPages(program, dataDir));
    return measuredPages;
  },
};
try {
  for (const { name, run } of benchmarks)
    if ((positionals.length === 0 || positionals.includes(name)) && !(await run(context)))
      process.exitCode = 1;
} finally {
  await (await measuredPages)?.stop();
  await rm(folder, { recursive: true, force: true });
}
