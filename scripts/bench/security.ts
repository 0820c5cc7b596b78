/** What `npm test` cannot say of the defence, as it is a time or a memory: each part throws when a limit is passed. */
import { runDecompressionBombs } from '#e2e/system/abuse/decompression-bombs.ts';
import { runSignInTiming } from '#e2e/system/abuse/sign-in-timing.ts';
import { runSlowClients } from '#e2e/system/abuse/slow-clients.ts';
import type { Benchmark } from './benchmark.ts';

const parts = {
  'times of sign-in': runSignInTiming,
  'slow clients': runSlowClients,
  'decompression bombs': runDecompressionBombs,
};

async function measure(): Promise<boolean> {
  let isMet = true;
  for (const [name, runPart] of Object.entries(parts))
    try {
      await runPart((line) => console.log(`${name}: ${line}`));
    } catch (cause) {
      isMet = false;
      console.error(`${name}: MISSED`, cause);
    }
  return isMet;
}

export const security: Benchmark = { name: 'security', run: measure };
