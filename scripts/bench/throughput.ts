/** Reads of the backend against a bare `node:http` server, in turn. */
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { apiBase } from '#contract/page-path.ts';
import type { Package } from '#contract/package.ts';
import { startServerProcess } from '#scripts/shared/server-process.ts';
import type { BaselineResponses } from './baseline-server.ts';
import type { BenchContext, Benchmark } from './benchmark.ts';
import { median } from './figures.ts';
import { seedPackages } from './seed-packages.ts';

const rounds = 7;
/** s */
const seconds = 1;
const connections = 20;
/** An ordinary catalogue, and one with more packages than the server keeps serialised. */
const smallCatalogue = 50;
const largeCatalogue = 1000;

/** Our requests a second divided by those of the bare server: the list in brotli, others from memory, serialised for each request. */
const goal = { list: 0.9, cached: 0.85, serialised: 0.7 };

interface Measurement {
  readonly name: string;
  readonly packages: number;
  readonly limit: number;
  readonly bare: BaselineResponses['send'];
  readonly paths: (packages: readonly Package[]) => readonly string[];
  readonly encoding: string;
}

const listPath = apiBase + '/tours/getAllPackage';
const detailPaths = (packages: readonly Package[]) =>
  packages.map(({ _id }) => apiBase + `/tours/package-detail/${_id}`);

const plain = { bare: 'bytes', encoding: 'identity', packages: smallCatalogue, limit: goal.cached } as const;
const measurements: readonly Measurement[] = [
  { ...plain, name: 'list', paths: () => [listPath] },
  { ...plain, name: 'list, brotli', paths: () => [listPath], encoding: 'br', limit: goal.list },
  { ...plain, name: 'detail, brotli', paths: detailPaths, encoding: 'br' },
  {
    ...plain,
    name: 'detail, not kept',
    paths: detailPaths,
    packages: largeCatalogue,
    bare: 'stringified',
    limit: goal.serialised,
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

async function measure(
  { name, packages: count, limit, bare, paths, encoding }: Measurement,
  { program, folder }: BenchContext,
): Promise<boolean> {
  const dataDir = await mkdtemp(join(folder, 'data-'));
  const requested = paths(await seedPackages(dataDir, count));
  const ours = await startServerProcess(
    program,
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
        paths: requested,
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
      ours: await measureThroughput(ours.origin, requested, encoding),
      bare: await measureThroughput(peer.origin, requested, encoding),
    };
    if (round > 0) speeds.push(speed);
  }
  await Promise.all([ours.stop(), peer.stop()]);
  const our = median(speeds.map((speed) => speed.ours));
  const theirs = median(speeds.map((speed) => speed.bare));
  const ratio = median(speeds.map((speed) => speed.ours / speed.bare));
  console.log(
    `${name.padEnd(18)} ${String(Math.round(our)).padStart(7)}/s  bare ${String(Math.round(theirs)).padStart(7)}/s  ` +
      `ratio ${ratio.toFixed(2)}, goal ${limit}: ${ratio >= limit ? 'met' : 'MISSED'}`,
  );
  return ratio >= limit;
}

export const throughput: Benchmark = {
  name: 'reads',
  run: async (context) => {
    const isMet: boolean[] = [];
    for (const measurement of measurements) isMet.push(await measure(measurement, context));
    return !isMet.includes(false);
  },
};
