import * as v from 'valibot';
import { inputObject } from './input-object.ts';
import { limits } from './limits.ts';
import { requiredText } from './text.ts';

/** One address as browsers' e-mail fields take it (HTML standard, 4.10.5.1.5): no name, no list, no line break. */
export const EmailSchema = v.pipe(
  requiredText('Email', limits.emailLength),
  v.rfcEmail('Email must be an e-mail address'),
);

/** Characters as people count them when they type: a letter outside the basic plane is one. */
const characters = (text: string) => Array.from(text).length;

/**
 * The length of a new password. It is kept whole, spaces and all, in any script; the backend also refuses the most
 * common ones.
 */
export const NewPasswordSchema = v.pipe(
  v.string('Password is required'),
  v.nonEmpty('Password is required'),
  v.check(
    (text) => characters(text) >= limits.passwordLeast,
    `Password must have at least ${limits.passwordLeast} characters`,
  ),
  v.check(
    (text) => characters(text) <= limits.passwordLength,
    `Password can have at most ${limits.passwordLength} characters`,
  ),
);

/** What `/auth/google-login` takes: the identity provider's token. */
export const GoogleLoginInputSchema = inputObject({ idToken: requiredText('ID token', limits.tokenLength) });

/** What `/auth/send-otp` and `/auth/forgot-password` take. */
export const EmailInputSchema = inputObject({ email: EmailSchema });

/** What `/auth/verify-otp` takes. */
export const VerifyOtpInputSchema = inputObject({
  email: EmailSchema,
  otp: requiredText('Code', limits.codeLength),
});

/** What `/auth/reset-password` takes. */
export const ResetPasswordInputSchema = inputObject({
  email: EmailSchema,
  token: requiredText('Token', limits.tokenLength),
  newPassword: NewPasswordSchema,
});
