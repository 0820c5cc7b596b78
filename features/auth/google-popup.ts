import { initializeApp } from 'firebase/app';
import {
  browserPopupRedirectResolver,
  connectAuthEmulator,
  GoogleAuthProvider,
  inMemoryPersistence,
  initializeAuth,
  signInWithPopup,
} from 'firebase/auth';
import type { GoogleSettings } from './google-settings.ts';
import type { Identity } from './identity.ts';
import { onPopupClosed, reportPopups, type PopupWindow } from './popup-window.ts';

/** What is done with the popup of each sign-in under way. */
const reports = new WeakMap<object, (popup: PopupWindow) => void>();
// One for all sign-ins: Firebase loads its frame once for each resolver.
const resolver = reportPopups(browserPopupRedirectResolver, (provider, popup) =>
  reports.get(provider)?.(popup),
);

/**
 * Firebase's side of the sign-in. It keeps nothing: the session is our server's. The popup resolver is given to
 * the call and not to `initializeAuth`, which would load a frame of Google's at once on phones and in Safari
 * (the library's `_initializeWithPersistence`).
 * @returns opens the popup, answers with the idToken of the account that was chosen
 */
export function createGooglePopup({ emulatorHost, ...settings }: GoogleSettings): Identity['signIn'] {
  const auth = initializeAuth(initializeApp(settings), { persistence: inMemoryPersistence });
  if (emulatorHost) connectAuthEmulator(auth, `http://${emulatorHost}`, { disableWarnings: true });
  return async (onClosed) => {
    const provider = new GoogleAuthProvider();
    // On a shared computer the next person is asked as well.
    provider.setCustomParameters({ prompt: 'select_account' });
    let stop: (() => void) | undefined;
    reports.set(provider, (popup) => {
      stop = onPopupClosed(popup, onClosed);
    });
    try {
      const { user } = await signInWithPopup(auth, provider, resolver);
      return await user.getIdToken();
    } finally {
      reports.delete(provider);
      stop?.();
    }
  };
}
