import type { App } from '#core/app.ts';
import { browserStorage, storeItem } from '#core/browser-storage.ts';

/** Key in local storage; the script in index.html reads it and marks the page before the first paint. */
const storageKey = 'signed-in';

/** A hint for the next page load, not a right: its top bar reserves the profile picture's place. */
export function recordSignInHint({ auth }: Pick<App, 'auth'>): void {
  const updateHint = () => {
    if (!auth.isKnown()) return;
    const { isAuthenticated } = auth.state;
    markDocument(isAuthenticated);
    storeHint(isAuthenticated);
  };
  updateHint();
  auth.onSession(({ type }) => {
    // Without an answer, the hint for the next page load stays.
    if (type === 'session-unreachable') markDocument(auth.state.isAuthenticated);
    else updateHint();
  });
}

function storeHint(isSignedIn: boolean): void {
  if (isSignedIn) storeItem('localStorage', storageKey, '1');
  else browserStorage('localStorage')?.removeItem(storageKey);
}

function markDocument(isSignedIn: boolean): void {
  if (isSignedIn) document.documentElement.dataset['signedIn'] = '';
  else delete document.documentElement.dataset['signedIn'];
}
