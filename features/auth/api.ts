import * as calls from '#contract/calls.ts';
import { AdminAnswerSchema, MeAnswerSchema, type User } from '#contract/user.ts';
import type { Http } from '#features/shared/http.ts';
import { readAnswer, resolveProfilePicture } from './read-answer.ts';

export interface AdminAnswer {
  readonly user: User;
  readonly isAdmin: boolean;
  /** Missing: none. */
  readonly features?: readonly string[];
}

/** The session calls; each rejects when it fails or its answer cannot be read. */
export interface AuthApi {
  me(): Promise<User | null>;
  adminVerifyToken(): Promise<AdminAnswer>;
}

export function createAuthApi(http: Http): AuthApi {
  const get = (path: string) => http.get(path, { credentials: true });
  return {
    me: async () => {
      const { user } = readAnswer(MeAnswerSchema, await get(calls.me));
      return user && resolveProfilePicture(user, http);
    },
    adminVerifyToken: async () => {
      const { user, ...rest } = readAnswer(AdminAnswerSchema, await get(calls.adminVerifyToken));
      return { user: resolveProfilePicture(user, http), ...rest };
    },
  };
}
