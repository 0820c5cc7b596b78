/** Requests of unknown addresses and random spellings beside ordinary ones. */
import { randomBytes } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { seedPackages } from './seed-packages.ts';
import { startServerProcess } from '#scripts/shared/server-process.ts';
import type { BenchContext, Benchmark } from './benchmark.ts';

const attackingClients = 40;
const visitors = 4;
const packages = 50;
/** Seconds. */
const [warmUp, seconds] = [2, 10];
/** Requests a second of the random addresses, and ms of the ordinary ones (p99). */
const goal = { perSecond: 2000, p99OfOthers: 100 };

const random = () => randomBytes(9).toString('base64url');
const randomizeCase = (text: string) =>
  Array.from(text, (letter) => (Math.random() < 0.5 ? letter.toUpperCase() : letter)).join('');
const addresses: readonly (() => string)[] = [
  () => `/packages/detail/${random()}`,
  () => `/packages/${random()}`,
  () => `/${random()}`,
  () => `/${randomizeCase('packages')}/${randomizeCase('domestic')}?${random()}`,
];

async function measure({ program, folder }: BenchContext): Promise<boolean> {
  const dataDir = await mkdtemp(join(folder, 'data-'));
  const [stored] = await seedPackages(dataDir, packages);
  const server = await startServerProcess(program, { SAMPLE_DATA: 'off', DATA_DIR: dataDir }, folder);
  const ordinaryPaths = ['/', '/packages/domestic', `/packages/detail/${stored?._id ?? ''}`];
  const headers = { 'accept-encoding': 'br' };
  let index = 0;
  const attack = (duration: number) =>
    autocannon({
      url: server.origin,
      connections: attackingClients,
      duration,
      headers,
      requests: [
        {
          setupRequest: (request) => {
            index += 1;
            return { ...request, path: addresses[index % addresses.length]?.() ?? '/' };
          },
        },
      ],
    });
  const visit = (duration: number) =>
    autocannon({
      url: server.origin,
      connections: visitors,
      duration,
      headers,
      requests: ordinaryPaths.map((path) => ({ path })),
    });
  await Promise.all([attack(warmUp), visit(warmUp)]);
  const [attacked, visited] = await Promise.all([attack(seconds), visit(seconds)]);
  await server.stop();
  const failures = attacked.errors + attacked.timeouts + visited.errors + visited.timeouts + visited.non2xx;
  const isMet =
    failures === 0 && attacked.requests.average >= goal.perSecond && visited.latency.p99 < goal.p99OfOthers;
  console.log(
    `random addresses on ${attackingClients} connections: ${Math.round(attacked.requests.average)}/s (goal ${goal.perSecond}); ` +
      `others meanwhile: p50 ${visited.latency.p50} ms, p99 ${visited.latency.p99} ms (goal below ${goal.p99OfOthers}), ` +
      `${failures} failures: ${isMet ? 'met' : 'MISSED'}`,
  );
  return isMet;
}

export const randomUrls: Benchmark = { name: 'random', goal, run: measure };
