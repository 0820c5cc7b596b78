import { expect } from 'vitest';
import { createApp } from '#core/app.ts';
import { createMemoryHistory } from '#core/router/history.ts';
import { matchRoute } from '#core/routes.tsx';
import type { Http } from '#features/shared/http.ts';

/** Answers of a backend by method and path, such as `GET /auth/me`; an Error is a failed call. */
export type FakeResponses = Record<string, unknown>;

/** A site without React. A test may change the answers; a promise is awaited, and a call without an answer fails. */
export function createTestApp(address: string, answers: FakeResponses) {
  const calls: string[] = [];
  const bodies: Record<string, unknown> = {};
  const answer = async (call: string): Promise<unknown> => {
    calls.push(call);
    const given = await (call in answers ? answers[call] : new Error(`${call} has no answer`));
    if (given instanceof Error) throw given;
    return given;
  };
  const http: Http = {
    get: (path) => answer(`GET ${path}`),
    send: (method, path, { body } = {}) => {
      bodies[`${method} ${path}`] = body;
      return answer(`${method} ${path}`);
    },
    pictureAddress: (path) => path,
  };
  const history = createMemoryHistory(address);
  const app = createApp({ http, history, matchRoute });
  return {
    app,
    answers,
    calls,
    /** Of the last call of each method and path. */
    bodies,
    addresses: () => history.addresses(),
    /** Checks the session, or waits for the check that the first page started. */
    start: async () => {
      await app.auth.checkSession();
      await expect.poll(() => app.auth.state.loading).toBe(false);
    },
    /** Waits until the router shows the page at a path of the address bar. */
    shows: async (path: string) => {
      await expect.poll(() => app.router.state()).toMatchObject({ status: 'showing', location: { path } });
    },
  };
}
