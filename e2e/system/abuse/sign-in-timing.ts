import { apiBase } from '#contract/page-path.ts';
import { addUser, openBackend, password, type Backend } from '#server/http/testing/backend.ts';
import { percentile } from '#server/testing/percentile.ts';
import type { PrintLine } from '#e2e/system/system-test.ts';

/** Requests for each of two addresses, alternating. */
const rounds = 40;
/** Measurements of a call: on a busy machine medians differ in either direction. */
const measurements = 5;
/** Tolerated difference of medians: as a share, and in ms, below which the network hides it. */
const tolerance = { share: 0.1, ms: 0.5 };

const knownEmail = 'asha@example.com';
const unknownEmail = 'nobody@example.com';
const measuredCalls = [
  ['/auth/login', (email: string) => ({ email, password: `not ${password}` })],
  ['/auth/send-otp', (email: string) => ({ email })],
  ['/auth/forgot-password', (email: string) => ({ email })],
  ['/auth/verify-otp', (email: string) => ({ email, otp: '000000' })],
  [
    '/auth/reset-password',
    (email: string) => ({ email, token: 'x'.repeat(43), newPassword: 'a marigold on the dashboard' }),
  ],
] as const;

/** The time of an answer must not reveal whether an account exists. @throws when one address always takes longer */
export async function runSignInTiming(print: PrintLine): Promise<void> {
  print(`Answers for a known and an unknown address, ${rounds} each, alternating`);
  const backend = await openBackend();
  try {
    await addUser(backend.database, knownEmail, 'member');
    for (const [call, bodyFor] of measuredCalls) {
      const results = new Set<TimingResult>();
      for (let measured = 0; measured < measurements; measured += 1) {
        const [one, other] = await medians(backend, call, bodyFor);
        print(`  ${call}: median ${one.toFixed(2)} ms and ${other.toFixed(2)} ms`);
        results.add(compareMedians(one, other));
        if (results.has('alike') || results.size > 1) break;
      }
      if (!results.has('alike') && results.size === 1)
        throw new Error(`${call} reveals by its time whether an account exists`);
    }
  } finally {
    await backend.close();
  }
}

type TimingResult = 'alike' | 'known longer' | 'unknown longer';

function compareMedians(one: number, other: number): TimingResult {
  const difference = Math.abs(one - other);
  if (difference <= tolerance.ms || difference <= tolerance.share * Math.max(one, other)) return 'alike';
  return one > other ? 'known longer' : 'unknown longer';
}

/** ms for the known address, and for the unknown one. */
async function medians(
  backend: Backend,
  call: string,
  bodyFor: (email: string) => object,
): Promise<readonly [number, number]> {
  const measureTime = async (email: string) => {
    await backend.database.db.deleteFrom('attempts').execute();
    const body = JSON.stringify(bodyFor(email));
    const startedAt = performance.now();
    await backend.write('POST', apiBase + call, { headers: { 'content-type': 'application/json' }, body });
    const duration = performance.now() - startedAt;
    await backend.deps.background.idle();
    return duration;
  };
  const [one, other]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    one.push(await measureTime(knownEmail));
    other.push(await measureTime(unknownEmail));
  }
  return [percentile(one, 0.5), percentile(other, 0.5)];
}
