/** `npm run torture [-- name ...]`: the long tests, all or some of them. */
import { decompressionBombs } from '#server/siege/bombs.ts';
import { fuzzEveryCall } from '#server/siege/fuzz.ts';
import { signInTimes } from '#server/siege/sign-in-times.ts';
import { slowClients } from '#server/siege/slow-clients.ts';
import { failTheSync } from '#server/torture/failing-sync.ts';
import { fillTheDisk } from '#server/torture/full-disk.ts';
import { killAgainAndAgain } from '#server/torture/kill.ts';
import { lastingMachine } from '#server/torture/machine.ts';
import { cutThePower } from '#server/torture/power-cut.ts';
import type { Torture } from '#server/testing/torture.ts';
import { writeAtRandom } from '#server/torture/write-model.ts';

const tortures: Readonly<Record<string, Torture>> = {
  writes: (say) => writeAtRandom(say, { runs: 5000 }),
  'full-disk': fillTheDisk,
  'failing-sync': (say) => failTheSync(say, { rounds: 40 }),
  kill: async (say) => killAgainAndAgain(say, { kills: 100, pictures: 18 }, await lastingMachine()),
  'power-cut': (say) => cutThePower(say, { kills: 20, pictures: 18 }),
  fuzz: fuzzEveryCall,
  'slow-clients': slowClients,
  bombs: decompressionBombs,
  'sign-in-times': signInTimes,
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !Object.hasOwn(tortures, name));
if (unknown.length > 0) {
  console.error(`There is no torture ${unknown.join(', ')}, only ${Object.keys(tortures).join(', ')}`);
  process.exit(1);
}

const broken: string[] = [];
for (const [name, torture] of Object.entries(tortures)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const began = performance.now();
  const seconds = () => Math.round((performance.now() - began) / 1000);
  try {
    await torture((line) => console.log(`${name}: ${line}`));
    console.log(`${name}: well after ${seconds()} s`);
  } catch (cause) {
    broken.push(name);
    console.error(`${name}: FAILED after ${seconds()} s`, cause);
  }
}
if (broken.length > 0) console.error(`Failed: ${broken.join(', ')}`);
// Does not wait for processes that a failed test has left running.
process.exit(broken.length > 0 ? 1 : 0);
