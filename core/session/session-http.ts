import type { AuthStore } from '#features/auth/store.ts';
import type { Http } from '#features/shared/http.ts';
import { isRefusal } from '#features/shared/refusal.ts';

/**
 * The backend as signed-in areas call it: an answer 401 means that the session has ended. Listeners of
 * `onSessionLost` are told first, so that they can keep what was typed; then the session is cleared, the guard
 * leads to the sign-in, and the sign-in leads back to the same address. The call rejects as it would anyway.
 * A 401 to a call that was made before a newer sign-in says nothing about that one and ends nothing.
 */
export function createSessionHttp(http: Http, auth: Pick<AuthStore, 'unchanged' | 'lose'>): Http {
  async function watch<T>(call: () => Promise<T>): Promise<T> {
    const unchanged = auth.unchanged();
    try {
      return await call();
    } catch (cause) {
      if (isRefusal(cause) && unchanged()) auth.lose();
      throw cause;
    }
  }
  return {
    get: (...request) => watch(() => http.get(...request)),
    send: (...request) => watch(() => http.send(...request)),
    pictureAddress: (address) => http.pictureAddress(address),
  };
}
