import * as calls from '#contract/calls.ts';
import { AdminAnswerSchema, MeAnswerSchema, type User } from '#contract/user.ts';
import type { Http } from '#features/shared/http.ts';
import { isAuthorizationError } from '#features/shared/read-answer.ts';
import { logFailure } from './log-failure.ts';
import { readAnswer, resolveProfilePicture } from './read-answer.ts';

interface BackendAnswer {
  /** What the backend offers beside the specification. Missing: nothing. */
  readonly features?: readonly string[];
}

export interface MeAnswer extends BackendAnswer {
  readonly user: User | null;
}

export interface AdminAnswer extends BackendAnswer {
  readonly user: User;
  readonly isAdmin: boolean;
}

/** The session calls; each rejects when it fails or its answer cannot be read. */
export interface AuthApi {
  me(): Promise<MeAnswer>;
  /** With `signsOutOthers`, also signs out a person who is no administrator (specification, section 4). */
  adminVerifyToken(options?: { readonly signsOutOthers: boolean }): Promise<AdminAnswer>;
}

export function createAuthApi(http: Http): AuthApi {
  const get = (path: string) => http.get(path, { credentials: true });
  const verifyAdmin = async () => {
    const { user, ...rest } = readAnswer(AdminAnswerSchema, await get(calls.adminVerifyToken));
    return { user: resolveProfilePicture(user, http), ...rest };
  };
  const signOut = () =>
    http
      .send('POST', calls.logout, { credentials: true })
      .catch((cause: unknown) => logFailure('Logout failed', cause));

  return {
    me: async () => {
      const { user, features } = readAnswer(MeAnswerSchema, await get(calls.me));
      return { user: user && resolveProfilePicture(user, http), features };
    },
    adminVerifyToken: async ({ signsOutOthers } = { signsOutOthers: false }) => {
      try {
        const answer = await verifyAdmin();
        if (signsOutOthers && !answer.isAdmin) await signOut();
        return answer;
      } catch (cause) {
        // A 401 means that nobody is signed in; after any other failure the session may be valid.
        if (signsOutOthers && isAuthorizationError(cause, [403])) await signOut();
        throw cause;
      }
    },
  };
}
