import * as v from 'valibot';
import type { User } from '#contract/user.ts';
import type { Http } from '#features/shared/http.ts';

/** Not `v.parse`, which would add code to the first page. @throws Error when the answer does not match */
export function readAnswer<T>(schema: v.GenericSchema<unknown, T>, answer: unknown): T {
  const read = v.safeParse(schema, answer);
  if (read.success) return read.output;
  throw new Error(`The answer cannot be read: ${read.issues[0].message}`);
}

export function resolveProfilePicture(user: User, http: Pick<Http, 'pictureAddress'>): User {
  return { ...user, profilePic: http.pictureAddress(user.profilePic) };
}
