import { createRemoteJWKSet, errors, jwtVerify, UnsecuredJWT, type JWTVerifyGetKey } from 'jose';
import * as v from 'valibot';
import type { Clock } from '#server/clock.ts';
import { waitBriefly } from '#server/concurrency.ts';
import type { Firebase } from '#server/config.ts';
import { claimRules, GoogleFailure, readPerson, type VerifyGoogle } from './google-claims.ts';

/** Accepts tokens that Google signed for the project, or with an emulator that one's instead. */
export function createGoogleVerifier(firebase: Firebase, clock: Clock): VerifyGoogle {
  return firebase.emulatorHost === undefined
    ? createTokenVerifier(firebase, clock)
    : createEmulatorVerifier(firebase.projectId, firebase.emulatorHost, clock);
}

const googleKeys =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

/** ms: fetched keys are kept for an hour; an unknown key id causes a fetch at most every 30 s. */
const keyTimes = { timeoutDuration: 5000, cacheMaxAge: 60 * 60_000, cooldownDuration: 30_000 };

/** Follows firebase.google.com/docs/auth/admin/verify-id-tokens, "third-party JWT library". */
export function createTokenVerifier(
  { projectId, jwksUrl = googleKeys }: Pick<Firebase, 'projectId' | 'jwksUrl'>,
  clock: Clock,
): VerifyGoogle {
  const keys = reportUnreachableKeys(createRemoteJWKSet(new URL(jwksUrl), keyTimes));
  return async (idToken) => {
    const now = clock.now();
    const rules = { ...claimRules(projectId, now), algorithms: ['RS256'] };
    const { payload } = await jwtVerify(idToken, keys, rules).catch((cause: unknown) => {
      if (cause instanceof errors.JOSEError) throw new GoogleFailure('refused', cause.message);
      throw cause;
    });
    return readPerson(payload, now);
  };
}

function reportUnreachableKeys(keys: JWTVerifyGetKey): JWTVerifyGetKey {
  return async (header, token) => {
    // jose would use a set's only key for a token that names none.
    if (header.kid === undefined) throw new GoogleFailure('refused', 'no key is named');
    try {
      // The fetch goes on, so that the next try finds them.
      return await waitBriefly(
        keys(header, token),
        () => new GoogleFailure('unreachable', 'no answer in time'),
      );
    } catch (cause) {
      if (cause instanceof errors.JWKSNoMatchingKey || cause instanceof GoogleFailure) throw cause;
      throw new GoogleFailure('unreachable', cause instanceof Error ? cause.message : String(cause));
    }
  };
}

/** ms */
const requestTimeout = 5000;

const UsersSchema = v.object({ users: v.array(v.object({ localId: v.string() })) });

/** For development: the emulator's tokens are unsigned, so it is asked about the person. @param host `host:port` */
function createEmulatorVerifier(projectId: string, host: string, clock: Clock): VerifyGoogle {
  // The emulator requires a key, and accepts any.
  const address = `http://${host}/identitytoolkit.googleapis.com/v1/accounts:lookup?key=emulator`;
  return async (idToken) => {
    const now = clock.now();
    const person = readPerson(decodeClaims(idToken, projectId, now), now);
    const answer = await lookUpUser(address, idToken);
    const result = v.safeParse(UsersSchema, await answer.json().catch(() => undefined));
    if (!result.success || !result.output.users.some(({ localId }) => localId === person.subject))
      throw new GoogleFailure('refused', 'unknown to the emulator');
    return person;
  };
}

function decodeClaims(idToken: string, projectId: string, now: number): unknown {
  try {
    return UnsecuredJWT.decode(idToken, claimRules(projectId, now)).payload;
  } catch (cause) {
    if (cause instanceof errors.JOSEError) throw new GoogleFailure('refused', cause.message);
    throw cause;
  }
}

async function lookUpUser(address: string, idToken: string): Promise<Response> {
  try {
    return await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ idToken }),
      signal: AbortSignal.timeout(requestTimeout),
    });
  } catch {
    throw new GoogleFailure('unreachable', 'the emulator does not answer');
  }
}
