import * as v from 'valibot';
import { inputObject } from './input-object.ts';
import { limits } from './limits.ts';
import { requiredText } from './text.ts';

/**
 * The text fields that the profile's save (`PATCH` of `/auth/me`) takes, each may be left out. Beside them
 * `profilePic` is a picture file, or empty text that takes the picture away.
 */
export const ProfilePatchSchema = inputObject({
  name: v.optional(requiredText('Name', limits.personNameLength)),
});
export type ProfilePatch = v.InferOutput<typeof ProfilePatchSchema>;
