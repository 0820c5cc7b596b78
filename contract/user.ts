import * as v from 'valibot';
import { isPictureAddress } from './pictures.ts';
import { lenient, LenientText } from './reading.ts';

/** The person signed in, as the session calls answer it; only `profilePic` is specified (section 3). */
export const UserSchema = v.object({
  /** '' when the backend gives none. */
  _id: lenient((given) =>
    typeof given === 'number' ? String(given) : typeof given === 'string' ? given : '',
  ),
  name: LenientText,
  email: LenientText,
  /** '' when the person has no picture. */
  profilePic: v.pipe(
    LenientText,
    v.transform((address) => (isPictureAddress(address) ? address : '')),
  ),
});
export type User = v.InferOutput<typeof UserSchema>;

/** Refusal of a signed-in person without the admin flag (specification, section 5). */
export const adminRequired = 'Access denied: Admin privileges required';

const flag = lenient((given) => given === true);

/** Answer of `/auth/login`; the token is shown for completeness and authenticates nothing. */
export const LoginAnswerSchema = v.object({ user: UserSchema, isAdmin: flag, token: LenientText });
/** Answer of `/auth/google-login` and `/auth/verify-otp`. */
export const UserAnswerSchema = v.object({ user: UserSchema });
/** Answer of `/auth/me`: no user means signed out. */
export const MeAnswerSchema = v.object({ user: v.nullish(UserSchema, null) });
/** Answer of `/auth/adminVerifyToken`. */
export const AdminAnswerSchema = v.object({ user: UserSchema, isAdmin: flag });
