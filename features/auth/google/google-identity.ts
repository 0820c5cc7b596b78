import { importInTime } from '#features/shared/loading.tsx';
import type { GoogleSettings, IdentityProvider } from './google-settings.ts';

type Popup = IdentityProvider['signIn'];

/** Google accounts by Firebase, whose code is imported by `prepare` or by the first sign-in. */
export function createGoogleIdentity(
  settings: GoogleSettings,
  importPopup: (settings: GoogleSettings) => Promise<Popup> = loadPopup,
): IdentityProvider {
  let popup: Popup | undefined;
  let pendingImport: Promise<Popup> | undefined;

  async function prepare() {
    pendingImport ??= importPopup(settings);
    try {
      popup = await pendingImport;
      return popup;
    } finally {
      pendingImport = undefined;
    }
  }

  return {
    prepare: async () => {
      if (!popup) await prepare();
    },
    signIn: async (onClosed) => {
      // No `await` before a loaded popup: browsers open it only synchronously in the click.
      const open = popup ?? (await prepare());
      return open(onClosed);
    },
  };
}

const loadPopup = async (settings: GoogleSettings) =>
  (await importInTime(() => import('./google-popup.ts'))).createGooglePopup(settings);
