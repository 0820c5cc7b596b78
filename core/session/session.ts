import { createAuthActions } from '#features/auth/actions.ts';
import { createAuthApi } from '#features/auth/api.ts';
import type { AuthStore } from '#features/auth/store.ts';
import type { Http } from '#features/shared/http.ts';
import { hasStatus } from '#features/shared/read-answer.ts';
import type { App } from '#core/app.ts';
import { weakMemoize } from '#features/shared/loading.tsx';

/** A 401 ends a session unchanged since the call began; `onSessionExpired` listeners keep drafts first. */
export function createSessionHttp(http: Http, auth: Pick<AuthStore, 'trackChanges' | 'expireSession'>): Http {
  async function watch<T>(call: () => Promise<T>): Promise<T> {
    const isUnchanged = auth.trackChanges();
    try {
      return await call();
    } catch (cause) {
      if (hasStatus(cause, 401) && isUnchanged()) auth.expireSession();
      throw cause;
    }
  }
  return {
    get: (...request) => watch(() => http.get(...request)),
    send: (...request) => watch(() => http.send(...request)),
    pictureAddress: (address) => http.pictureAddress(address),
  };
}

/** The account actions of a site. Only lazy code imports this, which keeps it out of the entry chunk. */
export const getAuthActions = weakMemoize(({ auth, http }: App) =>
  createAuthActions(auth, createAuthApi(http), createAuthApi(createSessionHttp(http, auth))),
);

/** How the session ended by itself; null while it has not. */
export type SessionEnd = 'nothing open' | 'draft kept' | null;

/** What the sign-in says about the session before. It is created with the pages that need a session, to notice the end. */
export const getSessionEnd = weakMemoize(({ auth }: App) => {
  let end: SessionEnd = null;
  auth.onSessionExpired(() => (end ??= 'nothing open'));
  auth.onSession((event) => {
    if (event.type === 'session-changed' ? event.session === 'admin' : event.type !== 'session-unreachable')
      end = null;
  });
  return {
    read: () => end,
    /** The open form has kept what was typed. */
    keepDraft: () => void (end = 'draft kept'),
  };
});
