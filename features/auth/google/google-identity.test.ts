import { describe, expect, it, vi } from 'vitest';
import {
  createGoogleIdentity,
  readGoogleSettings,
  type GoogleSettings,
  type IdentityProvider,
} from './google-identity.ts';

const settings = { apiKey: 'k', authDomain: 'd', projectId: 'p', emulatorHost: '' };
type Popup = IdentityProvider['signIn'];
type FetchPopup = (settings: GoogleSettings) => Promise<Popup>;
const popup = () => vi.fn<Popup>(() => Promise.resolve('token'));

describe('Google as the identity provider', () => {
  it('opens the popup synchronously once it is prepared', async () => {
    const openPopup = popup();
    const identity = createGoogleIdentity(settings, () => Promise.resolve(openPopup));
    await identity.prepare();
    expect(openPopup).not.toHaveBeenCalled();
    const token = identity.signIn();
    expect(openPopup).toHaveBeenCalledTimes(1);
    expect(await token).toBe('token');
  });

  it('can be tried again after its code did not arrive', async () => {
    const offline = new Error('offline');
    const fetchPopup = vi.fn<FetchPopup>(() => Promise.resolve(popup()));
    fetchPopup.mockRejectedValueOnce(offline).mockRejectedValueOnce(offline);
    const identity = createGoogleIdentity(settings, fetchPopup);
    await expect(identity.prepare()).rejects.toBe(offline);
    await expect(identity.signIn()).rejects.toBe(offline);
    expect(await identity.signIn()).toBe('token');
  });
});

describe('the settings', () => {
  const environment = {
    VITE_FIREBASE_API_KEY: 'k',
    VITE_FIREBASE_AUTH_DOMAIN: 'd',
    VITE_FIREBASE_PROJECT_ID: 'p',
  };

  it('are read from the build', () => {
    expect(readGoogleSettings({ ...environment, MODE: 'production' })).toEqual(settings);
    expect(
      readGoogleSettings({ ...environment, VITE_FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' }),
    ).toEqual({
      ...settings,
      emulatorHost: '127.0.0.1:9099',
    });
  });

  it.each(Object.keys(environment))('are none without %s', (name) => {
    expect(readGoogleSettings({ ...environment, [name]: '' })).toBeNull();
    expect(readGoogleSettings({ ...environment, [name]: undefined })).toBeNull();
  });
});
