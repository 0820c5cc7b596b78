import type { App } from '#core/app.ts';
import { browserStorage } from './browser-storage.ts';

/** The key in local storage; the script in index.html reads it and marks the page before the first paint. */
const storageKey = 'signed-in';

/**
 * Notes for the next page whether somebody is signed in, which gives no right: the top bar then keeps the place of
 * their picture instead of offering to register, and the session is checked at once.
 * @returns stops
 */
export function noteSignIns({ auth }: Pick<App, 'auth'>): () => void {
  const note = () => {
    if (!auth.isKnown()) return;
    const { isAuthenticated } = auth.state;
    markPage(isAuthenticated);
    keepNote(isAuthenticated);
  };
  note();
  return auth.onSession(({ type }) => {
    // What could not be found out says nothing about the next page.
    if (type === 'session-unreachable') markPage(auth.state.isAuthenticated);
    else note();
  });
}

function keepNote(isSignedIn: boolean): void {
  try {
    if (isSignedIn) browserStorage('localStorage')?.setItem(storageKey, '1');
    else browserStorage('localStorage')?.removeItem(storageKey);
  } catch {
    // Storage throws when it is full (HTML standard, "The Storage interface"); then the next page begins without.
  }
}

function markPage(isSignedIn: boolean): void {
  if (isSignedIn) document.documentElement.dataset['signedIn'] = '';
  else delete document.documentElement.dataset['signedIn'];
}
