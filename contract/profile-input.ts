import * as v from 'valibot';
import { limits } from './limits.ts';
import { requiredText } from './text.ts';
import { UserSchema } from './user.ts';
import { LenientText } from './reading.ts';

/**
 * The text fields that the profile's save (`PATCH` of `/auth/me`) takes, each may be left out. Beside them
 * `profilePic` is a picture file, or empty text that takes the picture away.
 */
export const ProfilePatchSchema = v.object({
  name: v.optional(requiredText('Name', limits.personNameLength)),
});
export type ProfilePatch = v.InferOutput<typeof ProfilePatchSchema>;

/** Answer of the profile's save. */
export const ProfileAnswerSchema = v.object({ message: LenientText, user: UserSchema });
