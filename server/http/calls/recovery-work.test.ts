import type { KyselyPlugin } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { apiBase } from '#contract/page-path.ts';
import { createServer } from '#server/http/app.ts';
import { addUser, openBackend, origin } from '#server/http/testing/backend.ts';

const asha = 'asha@example.com';
const nobody = 'nobody@example.com';

/** A backend with one account that records the kinds of its SQL statements, in order. */
async function observedBackend() {
  const { database, deps, close } = await openBackend();
  onTestFinished(close);
  await addUser(database, asha, 'admin');
  const kinds: string[] = [];
  const observer: KyselyPlugin = {
    transformQuery: ({ node }) => {
      kinds.push(node.kind);
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  const db = database.db.withPlugin(observer);
  const server = await createServer({ ...deps, database: { ...database, db } });
  return async (call: string, body: object): Promise<readonly string[]> => {
    kinds.splice(0);
    const headers = { origin, 'content-type': 'application/json' };
    const request = { method: 'POST', headers, body: JSON.stringify(body) };
    await server.fetch(new Request(origin + apiBase + call, request));
    await deps.background.idle();
    return [...kinds];
  };
}

it.each([
  ['/auth/send-otp', (email: string) => ({ email })],
  ['/auth/forgot-password', (email: string) => ({ email })],
  ['/auth/verify-otp', (email: string) => ({ email, otp: '123456' })],
  [
    '/auth/reset-password',
    (email: string) => ({ email, token: 'x'.repeat(43), newPassword: 'a marigold on the dashboard' }),
  ],
  ['/auth/login', (email: string) => ({ email, password: 'wrong' })],
])('%s runs the same statements with and without an account, writes included', async (call, bodyFor) => {
  const statements = await observedBackend();
  const known = await statements(call, bodyFor(asha));
  expect(known).toContain('InsertQueryNode');
  expect(await statements(call, bodyFor(nobody))).toEqual(known);
});
