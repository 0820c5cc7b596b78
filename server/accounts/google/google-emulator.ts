import { errors, UnsecuredJWT } from 'jose';
import * as v from 'valibot';
import type { Clock } from '#server/clock.ts';
import { claimRules, GoogleFailure, readPerson, type VerifyGoogle } from './google-claims.ts';

/** ms */
const requestTimeout = 5000;

const UsersSchema = v.object({ users: v.array(v.object({ localId: v.string() })) });

/** For development: the emulator's tokens are unsigned, so it is asked about the person. @param host `host:port` */
export function createEmulatorVerifier(projectId: string, host: string, clock: Clock): VerifyGoogle {
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
