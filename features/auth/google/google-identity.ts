import { importInTime } from '#features/shared/loading.tsx';

export interface GoogleSettings {
  readonly apiKey: string;
  readonly authDomain: string;
  readonly projectId: string;
  /** `host:port` of the Firebase Auth emulator, for tests; else ''. */
  readonly emulatorHost: string;
}

/** @param environment `import.meta.env` @returns null unless all three settings are there */
export function readGoogleSettings(environment: Readonly<Record<string, unknown>>): GoogleSettings | null {
  const setting = (name: string) => {
    const value = environment[`VITE_FIREBASE_${name}`];
    return typeof value === 'string' ? value : '';
  };
  const settings = {
    apiKey: setting('API_KEY'),
    authDomain: setting('AUTH_DOMAIN'),
    projectId: setting('PROJECT_ID'),
  };
  if (Object.values(settings).includes('')) return null;
  return { ...settings, emulatorHost: setting('AUTH_EMULATOR_HOST') };
}

export interface IdentityProvider {
  /** Loads the code without a request to another host. @throws when it does not arrive */
  prepare(): Promise<void>;
  /** Call it synchronously in a click, or browsers block the popup. @returns the idToken @throws on failure */
  signIn(): Promise<string>;
}

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
    signIn: async () => {
      // No `await` before a loaded popup: browsers open it only synchronously in the click.
      const open = popup ?? (await prepare());
      return open();
    },
  };
}

const loadPopup = async (settings: GoogleSettings) =>
  (await importInTime(() => import('./google-popup.ts'))).createGooglePopup(settings);
