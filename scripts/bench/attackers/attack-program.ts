/**
 * Attacks a server with everything at once, each attacker from an address of its own. Arguments: origin, paths of
 * packages as JSON. Runs until its stdin ends.
 */
import { once, setMaxListeners } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import { apiBase, brochureFile } from '#contract/page-path.ts';
import { createClient, type RequestOptions } from './client.ts';

const [origin = '', argument = ''] = process.argv.slice(2);
const paths = v.parse(v.array(v.string()), JSON.parse(argument));
const port = Number(new URL(origin).port);

const ended = new AbortController();
// Each connection that waits listens to it.
setMaxListeners(0, ended.signal);
const isRunning = () => !ended.signal.aborted;
const wait = (ms: number) => pause(ms, undefined, { signal: ended.signal }).catch(() => undefined);
const runTogether = (count: number, work: (index: number) => Promise<void>) =>
  Promise.all(
    Array.from({ length: count }, async (_, index) => {
      while (isRunning()) await work(index).catch(() => wait(100));
    }),
  );

let turn = 0;
const nextPath = () => paths[(turn += 1) % paths.length] ?? '/';

/** Each connection sends its next request as soon as it has the answer. */
function flood(host: string, connections: number, next: () => readonly [string, RequestOptions?]) {
  const client = createClient(origin, host);
  return runTogether(connections, async () => {
    const { status } = await client(...next());
    // A refused client that kept no pause would measure how fast refusals are alone.
    if (status === 503 || status === 429) await wait(20);
  });
}

const json = { 'content-type': 'application/json', origin };
const guess = {
  method: 'POST',
  headers: json,
  body: Buffer.from(JSON.stringify({ email: 'owner@example.com', password: 'not the password' })),
};
const listRequest = `GET ${apiBase}/tours/getAllPackage HTTP/1.1\r\nhost: x\r\n\r\n`;

/** Requests lists and reads none of them. */
const leaveUnread = () =>
  runTogether(100, async () => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: '127.0.3.5' });
    socket.on('error', () => undefined);
    socket.pause();
    socket.write(listRequest.repeat(100));
    await Promise.race([once(socket, 'close'), wait(20_000)]);
    socket.destroy();
  });

/** Requests lists and goes away while they are made. */
const cutOff = () =>
  runTogether(4, async () => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: '127.0.3.6' });
    socket.on('error', () => undefined);
    socket.write(listRequest.repeat(50));
    await wait(15);
    socket.destroy();
    await wait(100);
  });

const attacks = [
  flood('127.0.3.1', 50, () => [nextPath()]),
  flood('127.0.3.2', 20, () => [`/packages/domestic?search=journey+${(turn += 1)}`]),
  flood('127.0.3.3', 20, () => [`${nextPath()}/${brochureFile}`]),
  flood('127.0.3.4', 10, () => [apiBase + '/auth/login', guess]),
  flood('127.0.3.7', 10, () => [`/nothing/${(turn += 1)}`, { method: turn % 2 === 0 ? 'GET' : 'PROPFIND' }]),
  leaveUnread(),
  cutOff(),
];
await once(process.stdin.resume(), 'end');
ended.abort();
await Promise.race([Promise.all(attacks), pause(2000)]);
process.exit();
