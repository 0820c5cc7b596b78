import { setTimeout as pause } from 'node:timers/promises';
import * as fc from 'fast-check';
import { createSigner, openKeyServer, projectId } from '#server/accounts/testing/google-issuer-stub.ts';
import { listen } from '#server/http/listener/http-server.ts';
import { defaultTimeouts } from '#server/http/listener/timeouts.ts';
import { addUser, openBackend, origin } from '#server/http/testing/backend.ts';
import { createDestination } from '#server/catalogue/destinations.ts';
import { createPackage } from '#server/catalogue/packages.ts';
import { packageInput } from '#server/http/testing/form-samples.ts';
import { hostileRequest, type HostileRequest } from './hostile-requests.ts';
import { knownUser, knownCalls, type KnownCall } from './known-calls.ts';
import { sendRaw, type RawResponse } from './raw-client.ts';
import type { PrintLine } from '#e2e/system/system-test.ts';
import { listDifferences, hashStoredState, type StoredState } from '#server/testing/stored-state.ts';

/** Timeouts in ms, short because many bodies are never completed. */
const timeouts = { ...defaultTimeouts, headers: 1000, json: 1000, progress: 1000, idle: 1000, drain: 200 };
/** ms for a request: the timeouts, a check of the connections, and the refusal of a bomb. */
const requestTimeout = 5000;
/** Internals that no answer may contain: stacks, files, SQL. */
const leakPattern =
  /\bat .+:\d+:\d+|node_modules|\/server\/|\.ts\b|SQLITE|SqliteError|TypeError|RangeError|sqlite_/;

export interface FuzzTarget {
  /** Sends a request and checks what it changed. @throws on a violation */
  readonly attack: (call: KnownCall, request: HostileRequest) => Promise<RawResponse>;
  readonly ids: readonly string[];
  readonly close: () => Promise<void>;
}

export async function openFuzzTarget(): Promise<FuzzTarget> {
  const keys = await openKeyServer([await createSigner('key')]);
  const backend = await openBackend({
    firebase: {
      projectId,
      jwksUrl: keys.jwksUrl,
      emulatorHost: undefined,
      authDomain: `${projectId}.firebaseapp.com`,
    },
  });
  const { db } = backend.database;
  await addUser(backend.database, knownUser.email, 'member');
  const ids = [
    (await createPackage(db, packageInput(), []))._id,
    (await createDestination(db, { name: 'Goa', discount: '0' }, []))._id,
  ];
  const signIn = async () => ({
    member: (await backend.as('member')).cookie,
    admin: (await backend.as('admin')).cookie,
  });
  let cookies = await signIn();
  const at = { port: 0, host: '127.0.0.1' };
  const listening = await listen(backend.server, backend.deps.log, at, timeouts);
  const state = () => hashStoredState(backend.database, backend.dataDir);

  /** Rate limits would hide everything else. */
  const forgetAttempts = () => db.deleteFrom('attempts').execute();
  /** Waits until the spooled files of closed connections are removed. */
  const waitUntilIdle = async (before: StoredState) => {
    await backend.deps.background.idle();
    for (
      let attempt = 0;
      attempt < 20 && listDifferences(before, await state()).includes('uploads');
      attempt += 1
    )
      await pause(10);
    await forgetAttempts();
    return state();
  };
  let before = await waitUntilIdle(await state());

  return {
    ids,
    attack: async ({ name }, request) => {
      const lines = backend.lines.length;
      const answer = await sendRaw(listening.port, bytesOf(request, cookies), requestTimeout);
      const after = await waitUntilIdle(before);
      const changed = listDifferences(before, after).filter((part) => !isCounted(name, part));
      // A successful logout ends sessions that the next requests need.
      if (changed.includes('sessions')) cookies = await signIn();
      before = changed.includes('sessions') ? await state() : after;
      const failed = backend.lines.slice(lines).find((line) => line.includes('"level":50'));
      if (failed !== undefined) throw new Error(`An error was logged: ${failed}`);
      validateResponse(answer, request);
      if (answer.status >= 400 && changed.length > 0)
        throw new Error(`${answer.status}, and yet these changed: ${changed.join(', ')}`);
      return answer;
    },
    close: async () => {
      await listening.stop(1000);
      keys.close();
      await backend.close();
    },
  };
}

/** Wrong tries of a code are counted; a refusal changes nothing else. */
const isCounted = (name: string, part: string) => name.includes('verify-otp') && part === 'one_time_codes';

function bytesOf(
  { sender, method, target, extraHeaders, content: { headers, body }, splitAt }: HostileRequest,
  cookies: Readonly<Record<'member' | 'admin', string>>,
): Buffer[] {
  const cookie =
    sender === 'visitor' ? [] : [`cookie: ${sender === 'forged' ? 'banyan-admin=AAAA' : cookies[sender]}`];
  const head = [
    `${method} ${target} HTTP/1.1`,
    'host: localhost:3000',
    'connection: close',
    `origin: ${origin}`,
    ...cookie,
    ...extraHeaders,
    ...headers,
  ];
  const cut = Math.floor(body.length * splitAt);
  return [
    Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), body.subarray(0, cut)]),
    body.subarray(cut),
  ].filter(({ length }) => length > 0);
}

/** @throws when the answer is no proper refusal or success */
function validateResponse({ status, head, body, all }: RawResponse, { method }: HostileRequest): void {
  if (status === 0) throw new Error('No answer came');
  if (/^HTTP\/1\.1 5\d\d/m.test(all)) throw new Error(`The server failed: ${all.slice(0, 300)}`);
  if (status >= 400 && leakPattern.test(all)) throw new Error(`It reveals internals: ${all.slice(0, 600)}`);
  if (status < 400 || method === 'HEAD') return;
  if (!/^content-type: application\/json/im.test(head)) throw new Error(`A refusal that is no JSON: ${head}`);
  const { message, error } = JSON.parse(body);
  if (typeof message !== 'string' || message === '' || message !== error)
    throw new Error(`A refusal without a message: ${body.slice(0, 300)}`);
}

/**
 * Sends hostile requests to every call: none may fail, hang or reveal internals; a refused one may change nothing.
 * @param runs for each call @returns the number of answers by status
 */
export async function fuzz(runs: number, print: PrintLine): Promise<ReadonlyMap<number, number>> {
  const target = await openFuzzTarget();
  const statuses = new Map<number, number>();
  try {
    for (const call of knownCalls) {
      const startedAt = performance.now();
      await fc.assert(
        fc.asyncProperty(hostileRequest(call, target.ids), async (request) => {
          const { status } = await target.attack(call, request);
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
        }),
        { numRuns: runs, endOnFailure: true, includeErrorInReport: true },
      );
      print(`  ${call.name}: ${runs} requests in ${Math.round(performance.now() - startedAt)} ms`);
    }
  } finally {
    await target.close();
  }
  const counts = [...statuses].toSorted(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
  print(`  answered ${counts.join(', ')}`);
  return statuses;
}

export async function fuzzEveryCall(say: PrintLine): Promise<void> {
  const runs = 400;
  say(`${runs * knownCalls.length} hostile requests`);
  await fuzz(runs, say);
}
