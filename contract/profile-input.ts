import * as v from 'valibot';
import { inputObject } from './input-object.ts';
import { limits } from './limits.ts';
import { requiredText } from './text.ts';

/** Text fields of `PATCH /auth/me`. Beside them, `profilePic` is a file, or '' to remove the picture. */
export const ProfilePatchSchema = inputObject({
  name: v.optional(requiredText('Name', limits.personNameLength)),
});
export type ProfilePatch = v.InferOutput<typeof ProfilePatchSchema>;
