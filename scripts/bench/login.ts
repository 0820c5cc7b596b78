/** Whether a wrong password takes as long for an unknown account, and when guessing is refused. */
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { apiBase } from '#contract/api-base.ts';
import * as calls from '#contract/calls.ts';
import { openDatabase } from '#server/database/database.ts';
import { runWriteTransaction } from '#server/database/transactions.ts';
import { startServerProcess } from '#scripts/shared/server-process.ts';
import { median } from './figures.ts';
import type { BenchContext, Benchmark } from './benchmark.ts';

const pairs = 300;
const warmUpPairs = 20;
const guesses = 40;
/** Distance of the ratio of the medians from 1, and which wrong password in a row is the first refused. */
const goal = { tolerance: 0.1, firstRefused: 11 };

const emails = { known: 'owner@example.com', unknown: 'nobody@example.com' };

async function measure({ program, folder }: BenchContext): Promise<boolean> {
  const environment = {
    SAMPLE_DATA: 'off',
    TRUST_PROXY: 'on',
    ADMIN_EMAIL: emails.known,
    ADMIN_PASSWORD: 'only for this run',
    DATA_DIR: await mkdtemp(join(folder, 'data-')),
  };
  const { origin, stop } = await startServerProcess(program, environment, folder);
  const database = await openDatabase({ dataDir: environment.DATA_DIR });
  /** Before the limit of the account, which counts all addresses, is reached. */
  const clearAttempts = () => runWriteTransaction(database.db, (trx) => trx.deleteFrom('attempts').execute());

  const guess = async (email: string, address: string) => {
    const answer = await fetch(origin + apiBase + calls.login, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin, 'x-forwarded-for': address },
      body: JSON.stringify({ email, password: 'a wrong password' }),
    });
    await answer.arrayBuffer();
    return answer.status;
  };
  /** ms */
  const timed = async (email: string, address: string) => {
    const startedAt = performance.now();
    const status = await guess(email, address);
    if (status !== 401) throw new Error(`A wrong password was answered with ${status}`);
    return performance.now() - startedAt;
  };

  const times = { known: [] as number[], unknown: [] as number[] };
  const order = ['known', 'unknown'] as const;
  for (let pair = 0; pair < warmUpPairs + pairs; pair += 1) {
    if (pair % 40 === 0) await clearAttempts();
    for (const who of pair % 2 === 0 ? order : order.toReversed()) {
      const time = await timed(emails[who], `10.${order.indexOf(who)}.${pair >> 8}.${pair & 255}`);
      if (pair >= warmUpPairs) times[who].push(time);
    }
  }
  await clearAttempts();
  const [knownTime, unknownTime] = [median(times.known), median(times.unknown)];
  const ratio = unknownTime / knownTime;
  const isAlike = Math.abs(ratio - 1) <= goal.tolerance;
  console.log(
    `wrong password: known account ${knownTime.toFixed(1)} ms, unknown ${unknownTime.toFixed(1)} ms, ` +
      `ratio ${ratio.toFixed(3)}, goal 1 within ${goal.tolerance}: ${isAlike ? 'met' : 'MISSED'}`,
  );

  const statuses: number[] = [];
  for (let index = 0; index < guesses; index += 1) statuses.push(await guess(emails.known, '192.0.2.1'));
  await database.close();
  await stop();
  const refused = statuses.indexOf(429) + 1;
  const ended = refused === goal.firstRefused && statuses.lastIndexOf(401) < refused;
  console.log(
    `${guesses} wrong passwords in a row: the first 429 is number ${refused}, ` +
      `goal ${goal.firstRefused}: ${ended ? 'met' : 'MISSED'}`,
  );
  return isAlike && ended;
}

export const login: Benchmark = { name: 'login', goal, run: measure };
