import { setTimeout as pause } from 'node:timers/promises';
import * as fc from 'fast-check';
import { listen } from '#server/http/listener/http-server.ts';
import { defaultTimeouts } from '#server/http/listener/timeouts.ts';
import { origin } from '#server/http/testing/backend.ts';
import { openCallTable, type Sent } from '#server/http/testing/call-table.ts';
import { hostileRequest, type HostileRequest, type KnownCall } from './hostile-requests.ts';
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

interface FuzzTarget {
  readonly calls: readonly KnownCall[];
  /** Of packages and destinations, deleted ones among them. */
  readonly ids: readonly string[];
  /** Sends a request and checks what it changed. @throws on a violation */
  readonly attack: (call: KnownCall, request: HostileRequest) => Promise<RawResponse>;
  readonly close: () => Promise<void>;
}

async function openFuzzTarget(): Promise<FuzzTarget> {
  const { backend, table, close } = await openCallTable();
  const { db } = backend.database;
  const calls = pages.concat(
    await Promise.all(table.map(async ({ name, make }) => toCall(name, await make(idMark)))),
  );
  const ids = (await db.selectFrom('entities').select('id').execute()).map(({ id }) => id);
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
    calls,
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
      await close();
    },
  };
}

const idMark = 'the-id';
const pages: readonly KnownCall[] = ['/pictures/', '/'].map((path) => ({
  name: `GET ${path}`,
  path: (id) => path + id,
  body: { kind: 'none' },
}));

/** Fields that some forms have as well. */
const furtherFields = { version: '1', imageOrder: '[]', imagesOfVersion: '1', pictureDetails: '[]' };

const toCall = (name: string, { path, body }: Sent): KnownCall => ({
  name,
  path: (id) => path.replace(idMark, () => id),
  body:
    body instanceof FormData
      ? toForm(name, body)
      : body
        ? { kind: 'json', fields: { ...body } }
        : { kind: 'none' },
});

function toForm(name: string, form: FormData): KnownCall['body'] {
  const texts = [...form].flatMap(([field, value]) => (typeof value === 'string' ? [[field, value]] : []));
  const files = name.endsWith('/me') ? 'profilePic' : 'images';
  return { kind: 'form', fields: { ...furtherFields, ...Object.fromEntries(texts) }, files };
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
  // Another one for each call: with the same, all calls would have the same senders.
  const seed = fc.readConfigureGlobal().seed ?? Date.now();
  const statuses = new Map<number, number>();
  try {
    for (const [index, call] of target.calls.entries()) {
      const startedAt = performance.now();
      await fc.assert(
        fc.asyncProperty(hostileRequest(call, target.ids), async (request) => {
          const { status } = await target.attack(call, request);
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
        }),
        { numRuns: runs, seed: seed + index, endOnFailure: true, includeErrorInReport: true },
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
  await fuzz(400, say);
}
