/** A mixed load of visitors and an administrator, with the memory that the server takes. */
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';
import { apiBase } from '#contract/page-path.ts';
import type { Package } from '#contract/package.ts';
import { owner, signIn, waitForVariants, writeUntil } from './admin-client.ts';
import type { BaselineResponses } from './baseline-server.ts';
import { seedPackages } from './seed-packages.ts';
import {
  readResidentMemory,
  type ServerProcess,
  startServerProcess,
} from '#scripts/shared/server-process.ts';
import { median } from './figures.ts';
import type { BenchContext, Benchmark } from './benchmark.ts';

const connections = 20;
const packages = 50;
const packagesWithPictures = 6;
/** Rounds with both servers in turn, and seconds of each. */
const rounds = 5;
const seconds = 3;
/** s until the variants of these packages are made. */
const encodingTimeout = 300;
/** ms between two memory samples. */
const sampleInterval = 2000;
/** Final memory divided by the settled one. */
const goal = { growth: 1.2 };

/** Memory has settled after a tenth of the `minutes`, at most after one. */
async function measure({ program, folder, minutes }: BenchContext): Promise<boolean> {
  const dataDir = await mkdtemp(join(folder, 'data-'));
  const stored = await seedPackages(dataDir, packages);
  const environment = {
    SAMPLE_DATA: 'off',
    ADMIN_EMAIL: owner.email,
    ADMIN_PASSWORD: owner.password,
    DATA_DIR: dataDir,
  };
  const ours = await startServerProcess(program, environment, folder);
  const administrator = await signIn(ours.origin);
  const pictures: string[] = [];
  for (let index = 0; index < packagesWithPictures; index += 1)
    pictures.push(...(await administrator.create(index)).images);
  await waitForVariants(ours.origin, pictures, encodingTimeout);
  const paths = createRequestMix(stored, pictures);
  const answers: BaselineResponses = {
    origin: ours.origin,
    paths: [...new Set(paths)],
    encoding: 'br',
    send: 'bytes',
  };
  const bare = await startServerProcess(
    'scripts/bench/baseline-server.ts',
    { ANSWERS: JSON.stringify(answers) },
    folder,
  );
  const ratio = await compare(ours, bare, paths);
  await bare.stop();

  const ended = new AbortController();
  const writing = writeUntil(administrator, packagesWithPictures, ended.signal);
  const memory = sampleMemory(ours.pid, minutes, ended.signal);
  const result = await runRequestMix(ours.origin, paths, minutes * 60);
  ended.abort();
  const [writes, { baseline, last }] = await Promise.all([writing, memory]);
  await ours.stop();

  const { p50, p99 } = result.latency;
  const failures = result.errors + result.timeouts + result.non2xx + writes.failed;
  const growth = last / baseline;
  const isMet = failures === 0 && growth <= goal.growth;
  console.log(
    `mixed load, ${minutes} min: ${Math.round(result.requests.average)}/s (ratio to bare ${ratio.toFixed(2)}), ` +
      `p50 ${p50} ms, p99 ${p99} ms, ${result.requests.total} requests and ${writes.made} writes with a picture, ` +
      `${failures} errors (goal 0), memory ${baseline.toFixed(0)} MB settled, ${last.toFixed(0)} MB at the end, ` +
      `ratio ${growth.toFixed(2)} (goal ${goal.growth}): ${isMet ? 'met' : 'MISSED'}`,
  );
  return isMet;
}

async function compare(ours: ServerProcess, bare: ServerProcess, paths: readonly string[]): Promise<number> {
  const ratios: number[] = [];
  // The first round warms up and is not counted.
  for (let round = 0; round <= rounds; round += 1) {
    const our = await runRequestMix(ours.origin, paths, seconds);
    const bareRate = await runRequestMix(bare.origin, paths, seconds);
    if (round > 0) ratios.push(our.requests.average / bareRate.requests.average);
  }
  return median(ratios);
}

/** @returns MB: the median when memory has settled, and at the end */
async function sampleMemory(pid: number, minutes: number, ended: AbortSignal) {
  const startedAt = performance.now();
  const warmUpTime = Math.min(60_000, minutes * 6000);
  const samples: { readonly at: number; readonly megabytes: number }[] = [];
  while (!ended.aborted) {
    samples.push({ at: performance.now() - startedAt, megabytes: await readResidentMemory(pid) });
    await pause(sampleInterval, undefined, { signal: ended }).catch(() => undefined);
  }
  const several = 10;
  const after = samples.filter(({ at }) => at >= warmUpTime).map(({ megabytes }) => megabytes);
  return { baseline: median(after.slice(0, several)), last: median(after.slice(-several)) };
}

const api = (path: string) => apiBase + path;

function createRequestMix(stored: readonly Package[], pictures: readonly string[]): string[] {
  const pages = ['/', '/packages/domestic', '/destination'];
  const lists = [
    api('/tours/get-all-categories-list'),
    api('/tours/get-package-list-of-five?category=domestic'),
    api('/tours/get-all-categories-list?category=international'),
    api('/tours/get-popular-destination'),
  ];
  const searches = (turn: number) =>
    [0, 1, 2].flatMap((index) => {
      const found = stored[(turn * 3 + index) % stored.length];
      return [api('/tours/getAllPackage'), api(`/tours/package-detail/${found?._id ?? ''}`)];
    });
  const listPictures = (turn: number) =>
    Array.from({ length: 7 }, (_, index) => {
      const picture = pictures[(turn + index) % pictures.length] ?? '';
      return index % 3 === 0 ? picture : `${picture}/${index % 3 === 1 ? '640.avif' : '320.webp'}`;
    });
  return Array.from({ length: connections }, (_, index) => [
    ...pages,
    ...lists,
    ...searches(index),
    ...listPictures(index),
  ]).flat();
}

/** @param duration s */
function runRequestMix(
  origin: string,
  paths: readonly string[],
  duration: number,
): Promise<autocannon.Result> {
  let connection = 0;
  const share = paths.length / connections;
  return autocannon({
    url: origin,
    connections,
    duration,
    headers: { 'accept-encoding': 'br' },
    setupClient: (client) => {
      const begin = connection * share;
      const ownPaths = [...paths.slice(begin), ...paths.slice(0, begin)];
      connection += 1;
      client.setRequests(ownPaths.map((path) => ({ method: 'GET', path })));
    },
  });
}

export const mixedLoad: Benchmark = { name: 'load', run: measure };
