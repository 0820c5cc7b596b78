/**
 * `npm run bench [-- PART…]`: reads of the backend against a bare `node:http` server in turn, and the other parts.
 * `--runs` (5) are for Lighthouse's medians, `--minutes` (10) for the mixed load.
 * Parts: `reads`, `login`, `upload`, `random`, `start`, `visit`, `lighthouse`, `filter`, `first-list`, `load`.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { apiBase } from '#contract/api-base.ts';
import * as calls from '#contract/calls.ts';
import type { Package } from '#contract/package.ts';
import type { BaselineResponses } from './bench/baseline-server.ts';
import { seedPackages } from './bench/seed-packages.ts';
import { measureMixedLoad } from './bench/mixed-load.ts';
import { measureLogin } from './bench/login.ts';
import { measureRandomUrls } from './bench/random-urls.ts';
import { measureSite } from './bench/site.ts';
import { measureColdStart } from './bench/cold-start.ts';
import { measureUpload } from './bench/upload.ts';
import { buildServer } from './build/build-server.ts';
import { startServerProcess } from './shared/server-process.ts';
import { median } from './bench/median.ts';

const built = 'dist/bench';

const rounds = 7;
/** s */
const seconds = 1;
const connections = 20;
/** An ordinary catalogue, and one with more packages than the server keeps serialised. */
const smallCatalogue = 50;
const largeCatalogue = 1000;

interface Measurement {
  readonly name: string;
  readonly packages: number;
  /** Our requests a second divided by the bare server's. */
  readonly goal: number;
  readonly bare: BaselineResponses['send'];
  readonly paths: (packages: readonly Package[]) => readonly string[];
  readonly encoding: string;
}

const listPath = apiBase + calls.allPackages;
const detailPaths = (packages: readonly Package[]) =>
  packages.map(({ _id }) => apiBase + calls.packageDetail(_id));

const plain = { bare: 'bytes', encoding: 'identity', packages: smallCatalogue, goal: 0.85 } as const;
const measurements: readonly Measurement[] = [
  { ...plain, name: 'list', paths: () => [listPath] },
  { ...plain, name: 'list, brotli', paths: () => [listPath], encoding: 'br' },
  { ...plain, name: 'detail, brotli', paths: detailPaths, encoding: 'br' },
  {
    ...plain,
    name: 'detail, not kept',
    paths: detailPaths,
    packages: largeCatalogue,
    bare: 'stringified',
    goal: 0.7,
  },
];

/** Requests a second. */
async function measureThroughput(
  origin: string,
  paths: readonly string[],
  encoding: string,
): Promise<number> {
  let connection = 0;
  const result = await autocannon({
    url: origin,
    connections,
    duration: seconds,
    headers: { 'accept-encoding': encoding },
    setupClient: (client) => {
      const own = paths.filter(
        (_path, index) => paths.length < connections || index % connections === connection,
      );
      connection += 1;
      client.setRequests(own.map((path) => ({ method: 'GET', path })));
    },
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${origin}: ${result.non2xx} refused, ${result.errors} failed`);
  return result.requests.average;
}

async function measure({ name, packages: count, goal, bare, paths, encoding }: Measurement, folder: string) {
  const dataDir = await mkdtemp(join(folder, 'data-'));
  const wanted = paths(await seedPackages(dataDir, count));
  const ours = await startServerProcess(
    `${built}/main.js`,
    {
      SAMPLE_DATA: 'off',
      ADMIN_PASSWORD: 'only for this run',
      DATA_DIR: dataDir,
    },
    folder,
  );
  const peer = await startServerProcess(
    'scripts/bench/baseline-server.ts',
    {
      ANSWERS: JSON.stringify({
        origin: ours.origin,
        paths: wanted,
        encoding,
        send: bare,
      } satisfies BaselineResponses),
    },
    folder,
  );
  const speeds: { ours: number; bare: number }[] = [];
  // The first round warms up and is not counted.
  for (let round = 0; round <= rounds; round += 1) {
    const speed = {
      ours: await measureThroughput(ours.origin, wanted, encoding),
      bare: await measureThroughput(peer.origin, wanted, encoding),
    };
    if (round > 0) speeds.push(speed);
  }
  await Promise.all([ours.stop(), peer.stop()]);
  const our = median(speeds.map((speed) => speed.ours));
  const theirs = median(speeds.map((speed) => speed.bare));
  const ratio = median(speeds.map((speed) => speed.ours / speed.bare));
  console.log(
    `${name.padEnd(18)} ${String(Math.round(our)).padStart(7)}/s  bare ${String(Math.round(theirs)).padStart(7)}/s  ` +
      `ratio ${ratio.toFixed(2)}, goal ${goal}: ${ratio >= goal ? 'met' : 'MISSED'}`,
  );
  return ratio >= goal;
}

const folder = await mkdtemp(join(tmpdir(), 'bench-'));
try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { runs: { type: 'string', default: '5' }, minutes: { type: 'string', default: '10' } },
  });
  const wanted = (part: string) => positionals.length === 0 || positionals.includes(part);
  const program = `${built}/main.js`;
  await buildServer(built);
  const met: boolean[] = [];
  if (wanted('reads')) for (const measurement of measurements) met.push(await measure(measurement, folder));
  if (wanted('login')) met.push(await measureLogin(program, folder));
  if (wanted('upload')) await measureUpload(program, folder);
  if (wanted('random')) met.push(await measureRandomUrls(folder));
  if (wanted('start')) met.push(await measureColdStart(program, folder));
  met.push(...(await measureSite(wanted, Number(values.runs), folder)));
  if (wanted('load')) met.push(await measureMixedLoad(program, folder, Number(values.minutes)));
  if (met.includes(false)) process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true, force: true });
  await rm(built, { recursive: true, force: true });
}
