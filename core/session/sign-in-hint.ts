import type { App } from '#core/app.ts';
import { browserStorage } from './browser-storage.ts';

/** Key in local storage; the script in index.html reads it and marks the page before the first paint. */
const storageKey = 'signed-in';

/** A hint for the next page load, not a right: its top bar reserves the profile picture's place. @returns stops */
export function noteSignIns({ auth }: Pick<App, 'auth'>): () => void {
  const note = () => {
    if (!auth.isKnown()) return;
    const { isAuthenticated } = auth.state;
    markPage(isAuthenticated);
    keepNote(isAuthenticated);
  };
  note();
  return auth.onSession(({ type }) => {
    // Without an answer, the hint for the next page load stays.
    if (type === 'session-unreachable') markPage(auth.state.isAuthenticated);
    else note();
  });
}

function keepNote(isSignedIn: boolean): void {
  try {
    if (isSignedIn) browserStorage('localStorage')?.setItem(storageKey, '1');
    else browserStorage('localStorage')?.removeItem(storageKey);
  } catch {
    // Storage throws when it is full (HTML standard, "The Storage interface"); then there is no hint.
  }
}

function markPage(isSignedIn: boolean): void {
  if (isSignedIn) document.documentElement.dataset['signedIn'] = '';
  else delete document.documentElement.dataset['signedIn'];
}
