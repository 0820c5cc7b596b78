import * as v from 'valibot';
import * as calls from '#contract/calls.ts';
import { AdminAnswerSchema, MeAnswerSchema, type User } from '#contract/user.ts';
import type { Http } from '#features/shared/http.ts';

/** The session calls; each rejects when the call fails or its answer cannot be read. */
export interface AuthApi {
  /** Who is signed in; null when nobody is. */
  me(): Promise<User | null>;
  /** Who is signed in, and whether they are an administrator. */
  adminVerifyToken(): Promise<{ readonly user: User; readonly isAdmin: boolean }>;
}

export function createAuthApi(http: Http): AuthApi {
  return {
    me: async () => v.parse(MeAnswerSchema, await http.get(calls.me, { credentials: true })).user,
    adminVerifyToken: async () =>
      v.parse(AdminAnswerSchema, await http.get(calls.adminVerifyToken, { credentials: true })),
  };
}
