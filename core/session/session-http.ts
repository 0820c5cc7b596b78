import type { AuthStore } from '#features/auth/store.ts';
import type { Http } from '#features/shared/http.ts';
import { isAuthorizationError } from '#features/shared/read-answer.ts';

/** A 401 ends a session unchanged since the call began; `onSessionExpired` listeners keep drafts first. */
export function createSessionHttp(http: Http, auth: Pick<AuthStore, 'trackChanges' | 'expireSession'>): Http {
  async function watch<T>(call: () => Promise<T>): Promise<T> {
    const unchanged = auth.trackChanges();
    try {
      return await call();
    } catch (cause) {
      if (isAuthorizationError(cause) && unchanged()) auth.expireSession();
      throw cause;
    }
  }
  return {
    get: (...request) => watch(() => http.get(...request)),
    send: (...request) => watch(() => http.send(...request)),
    pictureAddress: (address) => http.pictureAddress(address),
  };
}
