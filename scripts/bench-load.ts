/**
 * A mixed load such as many visitors and an administrator make together: pages, lists, searches (a list, then a
 * detail), pictures, and now and then a package with a photograph that comes and goes.
 */
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { owner, signIn, writeOn } from './bench-administrator.ts';
import type { BareAnswers } from './bench-bare.ts';
import { fill } from './bench-data.ts';
import { memoryOf } from './bench-memory.ts';
import { mixOf, runMix } from './bench-mix.ts';
import { startProgram, type Program } from './bench-program.ts';
import { median } from './median.ts';

const packages = 50;
/** Packages with a real picture each. */
const pictured = 6;
/** Rounds of both servers in turns for the ratio, and seconds of each. */
const rounds = 5;
const seconds = 3;
/** ms between two looks at the memory. */
const lookEvery = 2000;
/** Memory at the end as a part of that after a minute, at most. */
const goal = 1.2;

/** @param minutes of the load; after a tenth of it, or a minute if that is less, memory counts as settled */
export async function measureLoad(program: string, folder: string, minutes: number): Promise<boolean> {
  const dataDir = await mkdtemp(join(folder, 'data-'));
  const stored = await fill(dataDir, packages);
  const environment = {
    SAMPLE_DATA: 'off',
    ADMIN_EMAIL: owner.email,
    ADMIN_PASSWORD: owner.password,
    DATA_DIR: dataDir,
  };
  const ours = await startProgram(program, environment, folder);
  const administrator = await signIn(ours.origin);
  const pictures: string[] = [];
  for (let index = 0; index < pictured; index += 1)
    pictures.push(...(await administrator.create(index)).images);
  const paths = mixOf(stored, pictures);
  const answers: BareAnswers = {
    origin: ours.origin,
    paths: [...new Set(paths)],
    encoding: 'br',
    send: 'bytes',
  };
  const bare = await startProgram('scripts/bench-bare.ts', { ANSWERS: JSON.stringify(answers) }, folder);
  const ratio = await compare(ours, bare, paths);
  await bare.stop();

  const ended = new AbortController();
  const writing = writeOn(administrator, pictured, ended.signal);
  const memory = watchMemory(ours.pid, minutes, ended.signal);
  const result = await runMix(ours.origin, paths, minutes * 60);
  ended.abort();
  const [writes, { settled, last }] = await Promise.all([writing, memory]);
  await ours.stop();

  const { p50, p99 } = result.latency;
  const failures = result.errors + result.timeouts + result.non2xx + writes.failed;
  const growth = last / settled;
  const met = failures === 0 && growth <= goal;
  console.log(
    `mixed load, ${minutes} min: ${Math.round(result.requests.average)}/s (ratio to bare ${ratio.toFixed(2)}), ` +
      `p50 ${p50} ms, p99 ${p99} ms, ${result.requests.total} requests and ${writes.made} writes with a picture, ` +
      `${failures} errors (goal 0), memory ${settled.toFixed(0)} MB settled, ${last.toFixed(0)} MB at the end, ` +
      `ratio ${growth.toFixed(2)} (goal ${goal}): ${met ? 'met' : 'MISSED'}`,
  );
  return met;
}

/** @returns our requests a second as a part of those of a server that sends the same bytes from memory */
async function compare(ours: Program, bare: Program, paths: readonly string[]): Promise<number> {
  const ratios: number[] = [];
  // The first round warms both up and is not counted.
  for (let round = 0; round <= rounds; round += 1) {
    const our = await runMix(ours.origin, paths, seconds);
    const their = await runMix(bare.origin, paths, seconds);
    if (round > 0) ratios.push(our.requests.average / their.requests.average);
  }
  return median(ratios);
}

/** Looks at a process's memory until the end. @returns MB: medians around the first minute's end and at the end */
async function watchMemory(pid: number, minutes: number, ended: AbortSignal) {
  const began = performance.now();
  const settles = Math.min(60_000, minutes * 6000);
  const looks: { readonly at: number; readonly megabytes: number }[] = [];
  while (!ended.aborted) {
    looks.push({ at: performance.now() - began, megabytes: await memoryOf(pid) });
    await pause(lookEvery, undefined, { signal: ended }).catch(() => undefined);
  }
  const several = 10;
  const after = looks.filter(({ at }) => at >= settles).map(({ megabytes }) => megabytes);
  return { settled: median(after.slice(0, several)), last: median(after.slice(-several)) };
}
