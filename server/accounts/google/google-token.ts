import { createRemoteJWKSet, errors, jwtVerify, UnsecuredJWT, type JWTVerifyGetKey } from 'jose';
import * as v from 'valibot';
import type { Clock } from '#server/clock.ts';
import { waitBriefly } from '#server/concurrency.ts';
import type { Firebase } from '#server/config.ts';
import { claimRules, GoogleFailure, readPerson, type VerifyGoogle } from './google-claims.ts';

const googleKeys =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

/** ms: fetched keys are kept for an hour; an unknown key id causes a fetch at most every 30 s. */
const keyTimes = { timeoutDuration: 5000, cacheMaxAge: 60 * 60_000, cooldownDuration: 30_000 };

/**
 * Accepts tokens that Google signed for the project (firebase.google.com/docs/auth/admin/verify-id-tokens, "third-party
 * JWT library"), or with an emulator that one's instead: they are unsigned, so it is asked about the person.
 */
export function createGoogleVerifier(
  { projectId, jwksUrl = googleKeys, emulatorHost }: Omit<Firebase, 'authDomain'>,
  clock: Clock,
): VerifyGoogle {
  const keys = reportUnreachableKeys(createRemoteJWKSet(new URL(jwksUrl), keyTimes));
  return async (idToken) => {
    const now = clock.now();
    const rules = claimRules(projectId, now);
    const decode = async () =>
      emulatorHost === undefined
        ? await jwtVerify(idToken, keys, { ...rules, algorithms: ['RS256'] })
        : UnsecuredJWT.decode(idToken, rules);
    const { payload } = await decode().catch((cause: unknown) => {
      if (cause instanceof errors.JOSEError) throw new GoogleFailure('refused', cause.message);
      throw cause;
    });
    const person = readPerson(payload, now);
    if (emulatorHost !== undefined) await askEmulator(emulatorHost, idToken, person.subject);
    return person;
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

/** @param host `host:port` @throws GoogleFailure unless the emulator knows the person */
async function askEmulator(host: string, idToken: string, subject: string): Promise<void> {
  // The emulator requires a key, and accepts any.
  const answer = await fetch(
    `http://${host}/identitytoolkit.googleapis.com/v1/accounts:lookup?key=emulator`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ idToken }),
      signal: AbortSignal.timeout(requestTimeout),
    },
  ).catch(() => {
    throw new GoogleFailure('unreachable', 'the emulator does not answer');
  });
  const result = v.safeParse(UsersSchema, await answer.json().catch(() => undefined));
  if (!result.success || !result.output.users.some(({ localId }) => localId === subject))
    throw new GoogleFailure('refused', 'unknown to the emulator');
}
