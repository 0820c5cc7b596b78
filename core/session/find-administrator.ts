import type { App } from '#core/app.ts';
import { browserStorage, storeItem } from '#core/browser-storage.ts';
import { administratorOf } from '#features/auth/administrator.ts';
import { createAuthApi, type AuthApi } from '#features/auth/api.ts';
import { isAuthorizationError } from '#features/shared/read-answer.ts';

/** Key in local storage: an administrator was signed in in this browser. A hint, not a right. */
const storageKey = 'administrator';

const removeHint = () => browserStorage('localStorage')?.removeItem(storageKey);

/**
 * Finds out on public pages whether an administrator is signed in: `GET /auth/me` does not say it. The token check is
 * made where the hint says that one was, so never for visitors and members. @returns stops
 */
export function findAdministrator(
  { auth, http }: Pick<App, 'auth' | 'http'>,
  api: Pick<AuthApi, 'adminVerifyToken'> = createAuthApi(http),
): () => void {
  const administrator = administratorOf(auth);
  let isChecked = false;

  async function verify() {
    isChecked = true;
    const isUnchanged = auth.trackChanges();
    try {
      const { isAdmin } = await api.adminVerifyToken();
      if (isUnchanged()) administrator.isSignedIn = isAdmin;
      if (!isAdmin) removeHint();
    } catch (cause) {
      // Without an answer the next page asks again.
      if (isAuthorizationError(cause, [401, 403])) removeHint();
      else isChecked = false;
    }
  }

  function update() {
    if (!auth.isKnown()) return;
    const { isAdmin, isAuthenticated } = auth.state;
    if (isAdmin || !isAuthenticated) administrator.isSignedIn = isAdmin;
    if (isAdmin) storeItem('localStorage', storageKey, '1');
    else if (!isAuthenticated) removeHint();
    else if (!isChecked && browserStorage('localStorage')?.getItem(storageKey)) void verify();
  }

  update();
  return auth.onSession(({ type }) => {
    if (type !== 'session-unreachable') update();
  });
}
