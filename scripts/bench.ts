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
import type { BareAnswers } from './bench-bare.ts';
import { fill } from './bench-data.ts';
import { measureLoad } from './bench-load.ts';
import { measureLogin } from './bench-login.ts';
import { measureRandom } from './bench-random.ts';
import { measureSite } from './bench-site.ts';
import { measureStart } from './bench-start.ts';
import { measureUpload } from './bench-upload.ts';
import { buildServer } from './build-server.ts';
import { startProgram } from './bench-program.ts';
import { median } from './median.ts';

const built = 'dist/bench';

const rounds = 7;
/** s */
const seconds = 1;
const connections = 20;
/** An ordinary catalogue, and one with more packages than the server keeps serialised. */
const few = 50;
const many = 1000;

interface Measurement {
  readonly name: string;
  readonly packages: number;
  /** Our requests a second divided by the bare server's. */
  readonly goal: number;
  readonly bare: BareAnswers['send'];
  readonly paths: (packages: readonly Package[]) => readonly string[];
  readonly encoding: string;
}

const listPath = apiBase + calls.allPackages;
const detailPaths = (packages: readonly Package[]) =>
  packages.map(({ _id }) => apiBase + calls.packageDetail(_id));

const plain = { bare: 'bytes', encoding: 'identity', packages: few, goal: 0.85 } as const;
const measurements: readonly Measurement[] = [
  { ...plain, name: 'list', paths: () => [listPath] },
  { ...plain, name: 'list, brotli', paths: () => [listPath], encoding: 'br' },
  { ...plain, name: 'detail, brotli', paths: detailPaths, encoding: 'br' },
  { ...plain, name: 'detail, not kept', paths: detailPaths, packages: many, bare: 'stringified', goal: 0.7 },
];

/** Requests a second. */
async function load(origin: string, paths: readonly string[], encoding: string): Promise<number> {
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
  const wanted = paths(await fill(dataDir, count));
  const ours = await startProgram(
    `${built}/main.js`,
    {
      SAMPLE_DATA: 'off',
      ADMIN_PASSWORD: 'only for this run',
      DATA_DIR: dataDir,
    },
    folder,
  );
  const peer = await startProgram(
    'scripts/bench-bare.ts',
    {
      ANSWERS: JSON.stringify({
        origin: ours.origin,
        paths: wanted,
        encoding,
        send: bare,
      } satisfies BareAnswers),
    },
    folder,
  );
  const speeds: { ours: number; bare: number }[] = [];
  // The first round warms up and is not counted.
  for (let round = 0; round <= rounds; round += 1) {
    const speed = {
      ours: await load(ours.origin, wanted, encoding),
      bare: await load(peer.origin, wanted, encoding),
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
  if (wanted('random')) met.push(await measureRandom(folder));
  if (wanted('start')) met.push(await measureStart(program, folder));
  met.push(...(await measureSite(wanted, Number(values.runs), folder)));
  if (wanted('load')) met.push(await measureLoad(program, folder, Number(values.minutes)));
  if (met.includes(false)) process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true, force: true });
  await rm(built, { recursive: true, force: true });
}
