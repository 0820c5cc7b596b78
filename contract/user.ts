import * as v from 'valibot';
import { isPictureAddress } from './pictures.ts';
import { lenient, LenientText, LenientTexts } from './reading.ts';

/** The signed-in person in the session answers; only `profilePic` is specified (section 3). */
export const UserSchema = v.object({
  _id: lenient((value) =>
    typeof value === 'number' ? String(value) : typeof value === 'string' ? value : '',
  ),
  name: LenientText,
  email: LenientText,
  /** '' for no picture. */
  profilePic: v.pipe(
    LenientText,
    v.transform((address) => (isPictureAddress(address) ? address : '')),
  ),
});
export type User = v.InferOutput<typeof UserSchema>;

/** Answer to a signed-in person who is not an administrator (specification, section 5). */
export const adminRequired = 'Access denied: Admin privileges required';

const flag = lenient((value) => value === true);

/** `/auth/login`. The token authenticates nothing: the cookie does. */
export const LoginAnswerSchema = v.object({ user: UserSchema, isAdmin: flag, token: LenientText });
/** `/auth/google-login` and `/auth/verify-otp`. */
export const UserAnswerSchema = v.object({ user: UserSchema });
/** `/auth/me`: no user means signed out; `features` of our backend (`features.ts`). */
export const MeAnswerSchema = v.object({ user: v.nullish(UserSchema, null), features: LenientTexts });
/** `/auth/adminVerifyToken`; `features` of our backend (`features.ts`). */
export const AdminAnswerSchema = v.object({ user: UserSchema, isAdmin: flag, features: LenientTexts });
