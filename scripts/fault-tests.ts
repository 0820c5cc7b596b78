/** `npm run torture [-- name ...]`: the long tests, all or some of them. */
import { fuzzEveryCall } from '#e2e/system/abuse/fuzz.ts';
import { runFailingSync } from '#e2e/system/faults/failing-sync.ts';
import { runFullDisk } from '#e2e/system/faults/full-disk.ts';
import { runKills } from '#e2e/system/faults/kill.ts';
import { createPersistentMachine } from '#e2e/system/faults/test-machine.ts';
import { runPowerCuts } from '#e2e/system/faults/power-cut.ts';
import { startPostgres } from '#server/database/testing/postgres-setup.ts';
import type { SystemTest } from '#e2e/system/system-test.ts';
import { runModelBasedWrites } from '#e2e/system/faults/model-based-writes.ts';

const faultTests: Readonly<Record<string, SystemTest>> = {
  writes: (print) => runModelBasedWrites(print, { runs: 5000 }),
  'full-disk': runFullDisk,
  'failing-sync': (print) => runFailingSync(print, { rounds: 40 }),
  kill: async (print) => runKills(print, { kills: 100, pictures: 18 }, await createPersistentMachine()),
  'kill-postgres': async (print) => {
    const { url, stop } = await startPostgres();
    const machine = await createPersistentMachine({ databaseUrl: url });
    try {
      await runKills(print, { kills: 100, pictures: 18 }, machine);
    } finally {
      await stop();
    }
  },
  'power-cut': (print) => runPowerCuts(print, { kills: 20, pictures: 18 }),
  fuzz: fuzzEveryCall,
};

const names = process.argv.slice(2);
const unknown = names.filter((name) => !Object.hasOwn(faultTests, name));
if (unknown.length > 0) {
  console.error(`There is no fault test ${unknown.join(', ')}, only ${Object.keys(faultTests).join(', ')}`);
  process.exit(1);
}

const broken: string[] = [];
for (const [name, runTest] of Object.entries(faultTests)) {
  if (names.length > 0 && !names.includes(name)) continue;
  const startedAt = performance.now();
  const seconds = () => Math.round((performance.now() - startedAt) / 1000);
  try {
    await runTest((line) => console.log(`${name}: ${line}`));
    console.log(`${name}: well after ${seconds()} s`);
  } catch (cause) {
    broken.push(name);
    console.error(`${name}: FAILED after ${seconds()} s`, cause);
  }
}
if (broken.length > 0) console.error(`Failed: ${broken.join(', ')}`);
// Does not wait for processes that a failed test has left running.
process.exit(broken.length > 0 ? 1 : 0);
