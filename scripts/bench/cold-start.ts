import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { apiBase } from '#contract/page-path.ts';
import { freePort } from '#server/testing/free-port.ts';
import { seedPackages } from './seed-packages.ts';
import { readResidentMemory } from '#scripts/shared/server-process.ts';
import { median } from './figures.ts';
import type { BenchContext, Benchmark } from './benchmark.ts';

const starts = 7;
const packages = 1000;
/** s and MB. */
const goal = { start: 0.7, idle: 120 };
const idleDelay = 3000;
const bareServer = 'require("node:http").createServer((_, answer) => answer.end()).listen(process.env.PORT)';

async function measure({ program, folder }: BenchContext): Promise<boolean> {
  const dataDir = await mkdtemp(join(folder, 'data-'));
  await seedPackages(dataDir, packages);
  const times: number[] = [];
  const bareTimes: number[] = [];
  const memories: number[] = [];
  for (let index = 0; index <= starts; index += 1) {
    const { time, memory } = await startOnce([program], dataDir);
    const bare = await startOnce(['-e', bareServer], dataDir);
    // The first start creates the administrator, with cold caches.
    if (index === 0) continue;
    times.push(time);
    bareTimes.push(bare.time);
    memories.push(memory);
  }
  const [start, idle] = [median(times), median(memories)];
  const isMet = start <= goal.start && idle <= goal.idle;
  console.log(
    `start with ${packages} packages: ${start.toFixed(2)} s to the first list (goal ${goal.start}), ` +
      `an empty node:http server ${median(bareTimes).toFixed(2)} s; ` +
      `${idle.toFixed(0)} MB when idle (goal ${goal.idle}): ${isMet ? 'met' : 'MISSED'}`,
  );
  return isMet;
}

/** @returns s until the first answer, MB when idle */
async function startOnce(
  args: readonly string[],
  dataDir: string,
): Promise<{ time: number; memory: number }> {
  const port = String(await freePort());
  const startedAt = performance.now();
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: port,
      DATA_DIR: dataDir,
      SAMPLE_DATA: 'off',
      BACKUP_HOURS: 'off',
      ADMIN_PASSWORD: 'only for this run',
    },
  });
  while (!(await answersList(port))) {
    if (child.exitCode !== null) throw new Error(`${args.join(' ')} does not start`);
    await pause(5);
  }
  const time = (performance.now() - startedAt) / 1000;
  await pause(idleDelay);
  const memory = await readResidentMemory(child.pid ?? 0);
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
  return { time, memory };
}

const answersList = (port: string) =>
  fetch(`http://localhost:${port}${apiBase}/tours/getAllPackage`).then(
    async (answer) => (await answer.arrayBuffer(), answer.ok),
    () => false,
  );

export const coldStart: Benchmark = { name: 'start', run: measure };
