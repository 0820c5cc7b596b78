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
  /**
   * Call it synchronously in a click, or browsers block the popup. @returns the idToken @throws on failure
   * @param onClosed called once if the popup is closed before the answer, which may still follow
   */
  signIn(onClosed: () => void): Promise<string>;
}
