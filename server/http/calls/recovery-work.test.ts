import type { KyselyPlugin } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { apiBase } from '#contract/page-path.ts';
import { createServer } from '#server/http/app.ts';
import { addUser, openBackend, origin } from '#server/http/testing/backend.ts';

it.each([
  ['/auth/send-otp', {}],
  ['/auth/forgot-password', {}],
  ['/auth/verify-otp', { otp: '123456' }],
  ['/auth/reset-password', { token: 'x'.repeat(43), newPassword: 'a marigold on the dashboard' }],
  ['/auth/login', { password: 'wrong' }],
])('%s runs the same statements with and without an account, writes included', async (call, body) => {
  const { database, deps, close } = await openBackend();
  onTestFinished(close);
  await addUser(database, 'asha@example.com', 'admin');
  let kinds: string[] = [];
  const observer: KyselyPlugin = {
    transformQuery: ({ node }) => {
      kinds.push(node.kind);
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  const db = database.db.withPlugin(observer);
  const server = await createServer({ ...deps, database: { ...database, db } });
  const listStatements = async (email: string) => {
    kinds = [];
    const headers = { origin, 'content-type': 'application/json' };
    const request = { method: 'POST', headers, body: JSON.stringify({ ...body, email }) };
    await server.fetch(new Request(origin + apiBase + call, request));
    await deps.background.idle();
    return kinds;
  };
  const known = await listStatements('asha@example.com');
  expect(known).toContain('InsertQueryNode');
  expect(await listStatements('nobody@example.com')).toEqual(known);
});
