import { importModule } from '#features/shared/import-module.ts';
import type { GoogleSettings } from './google-settings.ts';
import type { Identity } from './identity.ts';

type Popup = Identity['signIn'];

/** Google accounts by way of Firebase, whose library is fetched by `prepare` or by the first sign-in. */
export function createGoogleIdentity(
  settings: GoogleSettings,
  fetchPopup: (settings: GoogleSettings) => Promise<Popup> = loadPopup,
): Identity {
  let popup: Popup | undefined;
  let coming: Promise<Popup> | undefined;

  async function prepare() {
    coming ??= fetchPopup(settings);
    try {
      popup = await coming;
      return popup;
    } finally {
      coming = undefined;
    }
  }

  return {
    prepare: async () => {
      if (!popup) await prepare();
    },
    signIn: async (onClosed) => {
      // Nothing is awaited before a popup that is ready: it must open straight from the click.
      const open = popup ?? (await prepare());
      return open(onClosed);
    },
  };
}

const loadPopup = async (settings: GoogleSettings) =>
  (await importModule(() => import('./google-popup.ts'))).createGooglePopup(settings);
