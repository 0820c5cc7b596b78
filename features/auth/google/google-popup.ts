import { initializeApp } from 'firebase/app';
import {
  GoogleAuthProvider,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  inMemoryPersistence,
  initializeAuth,
  signInWithPopup,
} from 'firebase/auth';
import type { GoogleSettings, IdentityProvider } from './google-identity.ts';

/** No resolver for `initializeAuth`: phones would load a frame at once (`_initializeWithPersistence`). */
export function createGooglePopup({ emulatorHost, ...settings }: GoogleSettings): IdentityProvider['signIn'] {
  const auth = initializeAuth(initializeApp(settings), { persistence: inMemoryPersistence });
  if (emulatorHost) connectAuthEmulator(auth, `http://${emulatorHost}`, { disableWarnings: true });
  const provider = new GoogleAuthProvider();
  // Offers a choice of accounts every time, for shared computers.
  provider.setCustomParameters({ prompt: 'select_account' });
  return async () => {
    const { user } = await signInWithPopup(auth, provider, browserPopupRedirectResolver);
    return user.getIdToken();
  };
}
