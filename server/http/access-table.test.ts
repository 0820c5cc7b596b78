import { randomUUID } from 'node:crypto';
import type { KyselyPlugin } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { adminRequired } from '#contract/user.ts';
import { createSession, endSessionsOf } from '#server/accounts/sessions.ts';
import { openTestDatabase } from '#server/database/testing/test-database.ts';
import { listDifferences, hashStoredState, type StoredState } from '#server/testing/stored-state.ts';
import { createServer } from './app.ts';
import { addUser, origin } from './testing/backend.ts';
import { callers, createRequest, openCallTable, type Caller, type Sent } from './testing/call-table.ts';

const { backend, table, close } = await openCallTable();
// As the connection that has read a session is busy.
const other = await openTestDatabase(backend.dataDir);
afterAll(async () => {
  await other.close();
  await close();
});
const { db } = backend.database;

async function headersOf(caller: Caller): Promise<Record<string, string>> {
  switch (caller) {
    case 'visitor':
      return { origin };
    case 'member':
      return backend.as('member');
    case 'administrator':
      return backend.as('admin');
    case 'ended session': {
      const ended = [await backend.as('member'), await backend.as('admin')];
      for (const headers of ended) await backend.send('POST', '/auth/logout', undefined, headers);
      return { origin, cookie: ended.map(({ cookie }) => cookie).join('; ') };
    }
    case 'foreign origin':
      return { ...(await backend.as('admin')), origin: 'https://evil.example' };
    case 'no origin':
      return { cookie: (await backend.as('admin')).cookie };
    default:
      return caller satisfies never;
  }
}

/** What a caller is told who may not make a call. */
function reasonOf(caller: Caller, name: string): string {
  if (caller === 'member') return adminRequired;
  if (caller === 'foreign origin' || caller === 'no origin')
    return 'This request did not come from our own pages';
  const isForMembers = caller === 'ended session' && name.endsWith('/auth/me');
  return isForMembers ? 'Your session has ended. Please sign in again.' : 'Please sign in';
}

describe('access to each call', () => {
  it('the table names exactly the routes of the server', () => {
    const routes = backend.server.routes.map(({ method, path }) => `${method} ${path}`);
    const named = table.map(({ name }) => name.replace(/\/pictures\/[^/]+/, '/pictures/:picture'));
    expect(named.map((name) => name.replace('40.avif', ':variant')).toSorted()).toEqual(routes.toSorted());
  });

  it.each(table)(
    '$name: a refusal says why and reads no body, and neither it nor a read changes anything',
    async ({ name, make, statuses }) => {
      const answers = new Map<Caller, number>();
      const reasons = new Map<Caller, string>();
      const reads: Caller[] = [];
      const ask = async (caller: Caller, sent: Sent, headers: Record<string, string>) => {
        const asked = await createRequest(name, sent, headers, () => reads.push(caller));
        const answer = await backend.server.fetch(asked);
        const text = await answer.text();
        answers.set(caller, answer.status);
        if ([401, 403].includes(answer.status)) reasons.set(caller, JSON.parse(text).message);
        // Background work of this call must not reach the next one.
        await backend.deps.background.idle();
      };
      const expected = new Map(callers.map((caller, column) => [caller, statuses[column] ?? 0]));
      const changing = callers.filter(
        (caller) => !name.startsWith('GET') && Number(expected.get(caller)) < 400,
      );

      const sent = await make();
      const others = callers.filter((caller) => !changing.includes(caller));
      const headers = await Promise.all(others.map(headersOf));
      const before = await hashStoredState(backend.database, backend.dataDir);
      for (const [index, caller] of others.entries()) await ask(caller, sent, headers[index] ?? {});
      expect(listDifferences(before, await hashStoredState(backend.database, backend.dataDir))).toEqual([]);
      expect(reads).toEqual([]);

      for (const caller of changing) {
        const own = await headersOf(caller);
        await ask(caller, await make(), own);
      }
      expect(answers).toEqual(expected);
      for (const [caller, reason] of reasons)
        expect([caller, reason]).toEqual([caller, reasonOf(caller, name)]);
    },
  );
});

/** Does the work that it is given once, when the next query that reads a session has been answered. */
function createSessionObserver() {
  const reads = new WeakSet<object>();
  const due: (() => Promise<void>)[] = [];
  const plugin: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      if (node.kind === 'SelectQueryNode' && JSON.stringify(node).includes('"sessions"')) reads.add(queryId);
      return node;
    },
    transformResult: async ({ result, queryId }) => {
      if (reads.has(queryId)) await due.pop()?.();
      return result;
    },
  };
  return { plugin, afterNextRead: (work: () => Promise<void>) => void due.push(work) };
}

/** What takes a right away, and the status of a write that had passed the first check before. */
const revocations = [
  ['no administrator any more', 403, { is_admin: 0 }],
  ['disabled', 401, { disabled: 1 }],
  ['signed out', 401, undefined],
] as const;

const personalWrites = table.filter(
  ({ name, statuses: [visitor] }) => !name.startsWith('GET') && visitor === 401,
);
const observer = createSessionObserver();
const observed = await createServer({
  ...backend.deps,
  database: { ...backend.database, db: db.withPlugin(observer.plugin) },
});

it.each(personalWrites)(
  'a caller who loses the right after the first check changes nothing by $name',
  async ({ name, make }) => {
    for (const [what, status, change] of revocations) {
      const id = await addUser(backend.database, `${randomUUID()}@example.com`, 'admin');
      const session = await createSession(db, backend.clock, id, 'admin');
      const sent = await make();
      let before: StoredState = {};
      observer.afterNextRead(async () => {
        if (change) await other.db.updateTable('users').set(change).where('id', '=', id).execute();
        else await endSessionsOf(other.db, id);
        before = await hashStoredState(other, backend.dataDir);
      });
      const headers = { cookie: `banyan-admin=${session.id}`, origin };
      const answer = await observed.fetch(await createRequest(name, sent, headers));
      await answer.arrayBuffer();
      const changed = listDifferences(before, await hashStoredState(other, backend.dataDir));
      // Attempts are counted before the work.
      const written = changed.filter((part) => part !== 'attempts');
      expect([what, answer.status, written]).toEqual([what, status, []]);
    }
  },
);
