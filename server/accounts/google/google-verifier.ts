import type { Firebase } from '#server/config.ts';
import type { Clock } from '#server/clock.ts';
import type { VerifyGoogle } from './google-claims.ts';
import { createEmulatorVerifier } from './google-emulator.ts';
import { createTokenVerifier } from './google-token.ts';

/** Accepts tokens that Google signed for the project, or with an emulator that one's instead. */
export function createGoogleVerifier(firebase: Firebase, clock: Clock): VerifyGoogle {
  return firebase.emulatorHost === undefined
    ? createTokenVerifier(firebase, clock)
    : createEmulatorVerifier(firebase.projectId, firebase.emulatorHost, clock);
}
