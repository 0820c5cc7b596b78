import { initializeApp } from 'firebase/app';
import {
  GoogleAuthProvider,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  inMemoryPersistence,
  initializeAuth,
  signInWithPopup,
} from 'firebase/auth';
import type { GoogleSettings, IdentityProvider } from './google-settings.ts';
import { onPopupClosed, reportPopups, type PopupWindow } from './popup-window.ts';

const reports = new WeakMap<object, (popup: PopupWindow) => void>();
// Shared, because Firebase loads its frame once for each resolver.
const resolver = reportPopups(browserPopupRedirectResolver, (provider, popup) =>
  reports.get(provider)?.(popup),
);

/** No resolver for `initializeAuth`: phones would load a frame at once (`_initializeWithPersistence`). */
export function createGooglePopup({ emulatorHost, ...settings }: GoogleSettings): IdentityProvider['signIn'] {
  const auth = initializeAuth(initializeApp(settings), { persistence: inMemoryPersistence });
  if (emulatorHost) connectAuthEmulator(auth, `http://${emulatorHost}`, { disableWarnings: true });
  return async (onClosed) => {
    const provider = new GoogleAuthProvider();
    // Offers a choice of accounts every time, for shared computers.
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
