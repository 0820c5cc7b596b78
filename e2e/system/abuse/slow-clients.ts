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
  readonly patience: Timeouts;
  /** ms in which the server must close every slow client */
  readonly within: number;
}

/** Enough that the list exceeds what kernels buffer. */
const packages = 1500;
/** ms between two ordinary requests. */
const requestInterval = 25;

/**
 * Runs slow clients against a server in a process of its own, beside ordinary requests.
 * @returns p99 of the ordinary requests in ms @throws when a client is kept too long, or an ordinary request fails
 */
export async function measureUnderSlowClients(
  { clients, patience, within }: SlowClientsOptions,
  say: PrintLine,
): Promise<number> {
  const target = await startTarget(patience, packages);
  try {
    let besieged = true;
    const others = ordinaryRequests(target.port, () => besieged);
    const visits = await openSlowConnections(target, clients, within).finally(() => {
      besieged = false;
    });
    const times = await others;
    for (const kind of new Set(visits.map((visit) => visit.kind))) {
      const kept = visits.filter((visit) => visit.kind === kind).map((visit) => visit.kept);
      say(`  ${kind}: ${kept.length} clients, closed after ${Math.round(Math.max(...kept))} ms at most`);
    }
    const [half, most] = [percentile(times, 0.5), percentile(times, 0.99)].map(Math.round);
    say(`  meanwhile ${times.length} requests of others: p50 ${half} ms, p99 ${most} ms`);
    const late = visits.find(({ kept }) => kept > within);
    if (late) throw new Error(`A client that drips ${late.kind} was kept ${Math.round(late.kept)} ms`);
    return percentile(times, 0.99);
  } finally {
    await target.stop();
  }
}

export async function runSlowClients(say: PrintLine): Promise<void> {
  say('100 slow clients at once');
  const p99 = await measureUnderSlowClients({ clients: 100, patience: usual, within: 15_000 }, say);
  if (!(p99 < 500)) throw new Error(`Others waited ${Math.round(p99)} ms at p99`);
}

async function ordinaryRequests(port: number, goOn: () => boolean): Promise<number[]> {
  const addresses = ['/', apiBase + calls.destinations, apiBase + calls.me, apiBase + calls.health];
  const running: Promise<number>[] = [];
  for (let sent = 0; goOn(); sent += 1) {
    running.push(timed(port, addresses[sent % addresses.length] ?? '/'));
    await pause(requestInterval);
  }
  return Promise.all(running);
}

function timed(port: number, path: string): Promise<number> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', path, agent: false }, (answer) => {
      if (answer.statusCode !== 200)
        reject(new Error(`${path} was answered ${answer.statusCode} under siege`));
      answer.resume().once('end', () => resolve(performance.now() - began));
    }).on('error', reject);
  });
}
