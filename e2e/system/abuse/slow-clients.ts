import { get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { apiBase } from '#contract/api-base.ts';
import * as calls from '#contract/calls.ts';
import { defaultTimeouts as usual, type Timeouts } from '#server/http/listener/timeouts.ts';
import { percentile } from '#server/testing/percentile.ts';
import type { PrintLine } from '#e2e/system/system-test.ts';
import { openSlowConnections } from './slow-connections.ts';
import { startTarget } from './target.ts';

export interface SlowClientsOptions {
  readonly clients: number;
  readonly timeouts: Timeouts;
  /** ms in which the server must close every slow client */
  readonly closeDeadline: number;
}

/** Enough that the list exceeds what kernels buffer. */
const packages = 1500;
/** ms between two ordinary requests. */
const requestInterval = 25;

/**
 * Runs slow clients against a server in a process of its own, beside ordinary requests.
 * @returns p99 of the ordinary requests in ms @throws when a connection stays open too long, or an ordinary request fails
 */
export async function measureUnderSlowClients(
  { clients, timeouts, closeDeadline }: SlowClientsOptions,
  print: PrintLine,
): Promise<number> {
  const target = await startTarget(timeouts, packages);
  try {
    let isRunning = true;
    const others = ordinaryRequests(target.port, () => isRunning);
    const visits = await openSlowConnections(target, clients, closeDeadline).finally(() => {
      isRunning = false;
    });
    const times = await others;
    for (const kind of new Set(visits.map((visit) => visit.kind))) {
      const durations = visits.filter((visit) => visit.kind === kind).map((visit) => visit.duration);
      print(
        `  ${kind}: ${durations.length} clients, closed after ${Math.round(Math.max(...durations))} ms at most`,
      );
    }
    const [p50, p99Rounded] = [percentile(times, 0.5), percentile(times, 0.99)].map(Math.round);
    print(`  meanwhile ${times.length} requests of others: p50 ${p50} ms, p99 ${p99Rounded} ms`);
    const late = visits.find(({ duration }) => duration > closeDeadline);
    if (late)
      throw new Error(`A slow client (${late.kind}) was closed only after ${Math.round(late.duration)} ms`);
    return percentile(times, 0.99);
  } finally {
    await target.stop();
  }
}

export async function runSlowClients(say: PrintLine): Promise<void> {
  say('100 slow clients at once');
  const p99 = await measureUnderSlowClients({ clients: 100, timeouts: usual, closeDeadline: 15_000 }, say);
  if (!(p99 < 500)) throw new Error(`Others waited ${Math.round(p99)} ms at p99`);
}

async function ordinaryRequests(port: number, shouldContinue: () => boolean): Promise<number[]> {
  const addresses = ['/', apiBase + calls.destinations, apiBase + calls.me, apiBase + calls.health];
  const running: Promise<number>[] = [];
  for (let sent = 0; shouldContinue(); sent += 1) {
    running.push(measureTime(port, addresses[sent % addresses.length] ?? '/'));
    await pause(requestInterval);
  }
  return Promise.all(running);
}

function measureTime(port: number, path: string): Promise<number> {
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', path, agent: false }, (answer) => {
      if (answer.statusCode !== 200)
        reject(new Error(`${path} was answered ${answer.statusCode} beside slow clients`));
      answer.resume().once('end', () => resolve(performance.now() - startedAt));
    }).on('error', reject);
  });
}
