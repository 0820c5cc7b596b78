import * as v from 'valibot';
import * as calls from '#contract/calls.ts';
import { AdminAnswerSchema, MeAnswerSchema, type User } from '#contract/user.ts';
import type { Http } from '#features/shared/http.ts';

/** The session calls; each rejects when it fails or its answer cannot be read. */
export interface AuthApi {
  me(): Promise<User | null>;
  adminVerifyToken(): Promise<{ readonly user: User; readonly isAdmin: boolean }>;
}

export function createAuthApi(http: Http): AuthApi {
  const get = (path: string) => http.get(path, { credentials: true });
  return {
    me: async () => {
      const { user } = readAnswer(MeAnswerSchema, await get(calls.me));
      return user && resolveProfilePicture(user, http);
    },
    adminVerifyToken: async () => {
      const { user, isAdmin } = readAnswer(AdminAnswerSchema, await get(calls.adminVerifyToken));
      return { user: resolveProfilePicture(user, http), isAdmin };
    },
  };
}

/** Not `v.parse`, which would add code to the first page. @throws Error when the answer does not match */
export function readAnswer<T>(schema: v.GenericSchema<unknown, T>, answer: unknown): T {
  const read = v.safeParse(schema, answer);
  if (read.success) return read.output;
  throw new Error(`The answer cannot be read: ${read.issues[0].message}`);
}

/** The user with an address at which this page loads the picture. */
export function resolveProfilePicture(user: User, http: Pick<Http, 'pictureAddress'>): User {
  return { ...user, profilePic: http.pictureAddress(user.profilePic) };
}
