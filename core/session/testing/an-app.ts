import { vi } from 'vitest';
import { createApp } from '#core/app.ts';
import { createMemoryHistory } from '#core/router/memory-history.ts';
import type { Http } from '#features/shared/http.ts';

/** Answers of a backend by method and path, such as `GET /auth/me`; an Error is a failed call. */
export type Answers = Record<string, unknown>;

/**
 * A site without React on a backend of these answers, which a test may change as it goes. A promise as an answer
 * is waited for; a call without an answer here fails.
 */
export function anApp(address: string, answers: Answers) {
  const calls: string[] = [];
  const answer = async (call: string): Promise<unknown> => {
    calls.push(call);
    const given = await (call in answers ? answers[call] : new Error(`${call} has no answer`));
    if (given instanceof Error) throw given;
    return given;
  };
  const http: Http = {
    get: (path) => answer(`GET ${path}`),
    send: (method, path) => answer(`${method} ${path}`),
    pictureAddress: (path) => path,
  };
  const history = createMemoryHistory(address);
  const app = createApp({ http, history });
  return {
    app,
    answers,
    /** The calls so far, oldest first. */
    calls,
    addresses: () => history.addresses(),
    /** Makes the check of the start, or waits for the one that the first page asked for. */
    start: async () => {
      await app.auth.checkSession();
      await vi.waitUntil(() => !app.auth.state.loading);
    },
    /** Waits until the router shows a page. @param path of the address bar */
    shows: (path: string) =>
      vi.waitFor(() => {
        const { status, place } = app.router.state();
        if (status !== 'showing' || place.path !== path) throw new Error(`${status} ${place.path}`);
      }),
  };
}
