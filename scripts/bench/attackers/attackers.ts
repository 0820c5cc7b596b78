/** Ten visitors and one owner, alone and then beside every attacker at once. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { apiBase } from '#contract/page-path.ts';
import type { Package } from '#contract/package.ts';
import {
  createForm,
  owner,
  signIn,
  waitForVariants,
  type Administrator,
} from '#scripts/bench/admin-client.ts';
import type { BenchContext, Benchmark } from '#scripts/bench/benchmark.ts';
import { seedPackages } from '#scripts/bench/seed-packages.ts';
import { readResidentMemory, startServerProcess } from '#scripts/shared/server-process.ts';
import { percentile } from '#server/testing/percentile.ts';
import { createClient } from './client.ts';

const packages = 1000;
const visitors = 10;
/** Packages that visitors look at. */
const visited = 20;
/** ms between two requests of a visitor, and between two saves of the owner. */
const pauses = { visitor: 500, owner: 5000 };
/** ms of visits before the quiet phase. */
const warmUp = 20_000;
/** ms after the attack until the memory is read: what waits for a client is given up by then. */
const settleTime = 30_000;
/** p99 and memory as ratios to the quiet server, the longest save in ms. */
const goal = { p99: 3, failures: 0, save: 5000, memory: 1.2 };

const pagePath = ({ _id }: Package) => `/packages/detail/${_id}`;

interface Phase {
  readonly durations: number[];
  readonly saves: number[];
  failures: number;
}

async function measure({ program, folder, minutes }: BenchContext): Promise<boolean> {
  const dataDir = await mkdtemp(join(folder, 'data-'));
  const stored = await seedPackages(dataDir, packages);
  const server = await startServerProcess(
    program,
    {
      SAMPLE_DATA: 'off',
      HOST: '127.0.0.1',
      ADMIN_EMAIL: owner.email,
      ADMIN_PASSWORD: owner.password,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
    },
    folder,
  );
  const { origin } = server;
  const administrator = await signIn(origin);
  const { images } = await administrator.create(0);
  await waitForVariants(origin, images, 60);
  const visitPaths = [
    '/',
    '/packages/domestic',
    ...stored.slice(0, visited).map(pagePath),
    apiBase + '/tours/get-all-categories-list',
    ...images.map((image) => `${image}/640.avif`),
  ];

  // The first rendering of each page belongs to the start, not to the quiet server.
  await runPhase(origin, visitPaths, administrator, warmUp);
  const quiet = await runPhase(origin, visitPaths, administrator, Math.min(minutes * 60_000, 60_000));
  const memory = await readResidentMemory(server.pid);
  const attack = spawn(
    process.execPath,
    [
      '--import',
      'tsx',
      fileURLToPath(new URL('attack-program.ts', import.meta.url)),
      origin,
      JSON.stringify(stored.map(pagePath)),
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
  const attackEnded = once(attack, 'exit');
  const attacked = await runPhase(origin, visitPaths, administrator, minutes * 60_000);
  const highest = await readResidentMemory(server.pid);
  attack.stdin.end();
  await attackEnded;
  await pause(settleTime);
  const last = await readResidentMemory(server.pid);
  await server.stop();

  const p99 = percentile(attacked.durations, 0.99) / percentile(quiet.durations, 0.99);
  const longestSave = Math.max(...attacked.saves);
  const failures = quiet.failures + attacked.failures;
  const isMet =
    p99 <= goal.p99 && failures <= goal.failures && longestSave <= goal.save && last / memory <= goal.memory;
  console.log(
    `${visitors} visitors and an owner, quiet: ${describe(quiet)}; ${minutes} min beside all attackers: ` +
      `${describe(attacked)}; p99 ratio ${p99.toFixed(1)} (goal ${goal.p99}), ${failures} failures (goal 0), ` +
      `memory ${memory.toFixed(0)} MB, ${highest.toFixed(0)} under attack, ${last.toFixed(0)} after it, ` +
      `ratio ${(last / memory).toFixed(2)} (goal ${goal.memory}): ${isMet ? 'met' : 'MISSED'}`,
  );
  return isMet;
}

const describe = ({ durations, saves }: Phase) =>
  `p50 ${percentile(durations, 0.5).toFixed(0)} ms, p99 ${percentile(durations, 0.99).toFixed(0)} ms, ` +
  `longest of ${saves.length} saves ${Math.max(...saves).toFixed(0)} ms`;

/** @param duration ms */
async function runPhase(
  origin: string,
  paths: readonly string[],
  administrator: Administrator,
  duration: number,
): Promise<Phase> {
  const phase: Phase = { durations: [], saves: [], failures: 0 };
  const until = performance.now() + duration;
  const visit = async (visitor: number) => {
    const client = createClient(origin, `127.0.1.${visitor + 1}`);
    for (let turn = visitor; performance.now() < until; turn += 1) {
      const answer = await client(paths[turn % paths.length] ?? '/').catch(() => undefined);
      if (answer && answer.status < 500) phase.durations.push(answer.duration);
      else phase.failures += 1;
      await pause(pauses.visitor);
    }
  };
  const own = async () => {
    for (let index = 1; performance.now() < until; index += 1) {
      const form = await createForm(index);
      const startedAt = performance.now();
      try {
        const { _id } = await administrator.send(form);
        phase.saves.push(performance.now() - startedAt);
        await administrator.remove(_id);
      } catch (cause) {
        phase.failures += 1;
        console.error(`The owner's save failed: ${String(cause)}`);
      }
      await pause(pauses.owner);
    }
  };
  await Promise.all([...Array.from({ length: visitors }, (_, index) => visit(index)), own()]);
  return phase;
}

export const attackers: Benchmark = { name: 'attackers', run: measure };
