import { get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { apiBase } from '#contract/page-path.ts';
import { percentile } from '#server/testing/percentile.ts';
import type { PrintLine } from '#e2e/system/system-test.ts';
import { closeDeadline, openSlowConnections } from './slow-connections.ts';
import { startTarget } from './target.ts';

const clients = 100;
/** Enough that the list exceeds what kernels buffer. */
const packages = 1500;
/** ms between two ordinary requests. */
const requestInterval = 25;

/**
 * Runs slow clients against a server in a process of its own, beside ordinary requests.
 * @throws when a connection stays open too long, or an ordinary request fails or waits long
 */
export async function runSlowClients(print: PrintLine): Promise<void> {
  print(`${clients} slow clients at once`);
  const target = await startTarget(packages);
  try {
    let isRunning = true;
    const others = ordinaryRequests(target.port, () => isRunning);
    const visits = await openSlowConnections(target, clients).finally(() => {
      isRunning = false;
    });
    const times = await others;
    for (const kind of new Set(visits.map((visit) => visit.kind))) {
      const durations = visits.filter((visit) => visit.kind === kind).map((visit) => visit.duration);
      print(
        `  ${kind}: ${durations.length} clients, closed after ${Math.round(Math.max(...durations))} ms at most`,
      );
    }
    const [p50 = Infinity, p99 = Infinity] = [0.5, 0.99].map((part) => Math.round(percentile(times, part)));
    print(`  meanwhile ${times.length} requests of others: p50 ${p50} ms, p99 ${p99} ms`);
    const late = visits.find(({ duration }) => duration > closeDeadline);
    if (late)
      throw new Error(`A slow client (${late.kind}) was closed only after ${Math.round(late.duration)} ms`);
    if (p99 >= 500) throw new Error(`Others waited ${p99} ms at p99`);
  } finally {
    await target.stop();
  }
}

async function ordinaryRequests(port: number, shouldContinue: () => boolean): Promise<number[]> {
  const addresses = [
    '/',
    apiBase + '/tours/get-popular-destination',
    apiBase + '/auth/me',
    apiBase + '/health',
  ];
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
