import * as v from 'valibot';
import { limits } from './limits.ts';
import { requiredText } from './text.ts';

const email = v.pipe(requiredText('Email', limits.emailLength), v.email('Email must be an e-mail address'));

/** What `/auth/google-login` takes: the identity provider's token. */
export const GoogleLoginInputSchema = v.object({ idToken: requiredText('ID token', limits.tokenLength) });

/** What `/auth/send-otp` and `/auth/forgot-password` take. */
export const EmailInputSchema = v.object({ email });

/** What `/auth/verify-otp` takes. */
export const VerifyOtpInputSchema = v.object({ email, otp: requiredText('Code', limits.codeLength) });

/** What `/auth/reset-password` takes; the password is kept whole, spaces and all. */
export const ResetPasswordInputSchema = v.object({
  email,
  token: requiredText('Token', limits.tokenLength),
  newPassword: v.pipe(
    v.string('Password is required'),
    v.nonEmpty('Password is required'),
    v.maxLength(limits.passwordLength, `Password can have at most ${limits.passwordLength} characters`),
  ),
});
