import type { AuthStore } from '#features/auth/store.ts';
import type { Http } from '#features/shared/http.ts';
import { isAuthorizationError } from '#features/shared/refused-call.ts';

/**
 * A 401 ends the session, unless that has changed since the call began: `onSessionLost` listeners keep drafts first,
 * then the guard redirects to the sign-in, which leads back. The call rejects as it would anyway.
 */
export function createSessionHttp(http: Http, auth: Pick<AuthStore, 'unchanged' | 'lose'>): Http {
  async function watch<T>(call: () => Promise<T>): Promise<T> {
    const unchanged = auth.unchanged();
    try {
      return await call();
    } catch (cause) {
      if (isAuthorizationError(cause) && unchanged()) auth.lose();
      throw cause;
    }
  }
  return {
    get: (...request) => watch(() => http.get(...request)),
    send: (...request) => watch(() => http.send(...request)),
    pictureAddress: (address) => http.pictureAddress(address),
  };
}
