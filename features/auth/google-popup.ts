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

/**
 * Firebase's side of the sign-in. It keeps nothing: the session is our server's. The popup resolver is given to
 * the call and not to `initializeAuth`, which would load a frame of Google's at once on phones and in Safari
 * (the library's `_initializeWithPersistence`).
 * @returns opens the popup, answers with the idToken of the account that was chosen
 */
export function createGooglePopup({ emulatorHost, ...settings }: GoogleSettings): () => Promise<string> {
  const auth = initializeAuth(initializeApp(settings), { persistence: inMemoryPersistence });
  if (emulatorHost) connectAuthEmulator(auth, `http://${emulatorHost}`, { disableWarnings: true });
  const provider = new GoogleAuthProvider();
  // On a shared computer the next person is asked as well.
  provider.setCustomParameters({ prompt: 'select_account' });
  return async () => {
    const { user } = await signInWithPopup(auth, provider, browserPopupRedirectResolver);
    return user.getIdToken();
  };
}
