import { createRemoteJWKSet, errors, jwtVerify, type JWTVerifyGetKey } from 'jose';
import type { Firebase } from '#server/config.ts';
import type { Clock } from './clock.ts';
import { claimRules, readPerson, type VerifyGoogle } from './google-claims.ts';
import { GoogleFailure } from './google-failure.ts';

/** Where Google publishes the keys of ID tokens, as a JWK set. */
const googleKeys =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

/** Ms: fetched keys serve an hour; an unknown one makes them be fetched anew, but not more often than each 30 s. */
const keyTimes = { timeoutDuration: 5000, cacheMaxAge: 60 * 60_000, cooldownDuration: 30_000 };

/** Verifies tokens as firebase.google.com/docs/auth/admin/verify-id-tokens says under "third-party JWT library". */
export function createTokenVerifier(
  { projectId, jwksUrl = googleKeys }: Pick<Firebase, 'projectId' | 'jwksUrl'>,
  clock: Clock,
): VerifyGoogle {
  const keys = reachable(createRemoteJWKSet(new URL(jwksUrl), keyTimes));
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

/** Tells a key that is not there, which is the token's fault, from keys that could not be fetched. */
function reachable(keys: JWTVerifyGetKey): JWTVerifyGetKey {
  return async (header, token) => {
    // A set of one key would take a token that names none.
    if (header.kid === undefined) throw new GoogleFailure('refused', 'no key is named');
    try {
      return await keys(header, token);
    } catch (cause) {
      if (cause instanceof errors.JWKSNoMatchingKey) throw cause;
      throw new GoogleFailure('unreachable', cause instanceof Error ? cause.message : String(cause));
    }
  };
}
