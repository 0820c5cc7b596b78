import * as v from 'valibot';
import { limits } from './limits.ts';
import { comparedText, inputObject, text, wellFormed } from './input-rules.ts';
import { loginFieldsRequired } from './user.ts';

const requiredText = (label: string, max: number) => text({ label, max, required: true, multiline: true });

/** One address as browsers' e-mail fields accept it (HTML standard, 4.10.5.1.5): no name, list or line break. */
export const EmailSchema = v.pipe(
  requiredText('Email', limits.emailLength),
  v.rfcEmail('Email must be an e-mail address'),
);

/** Counts code points, so a letter outside the basic plane is one character. */
const characters = (password: string) => Array.from(password).length;

/** Spaces and all scripts are kept. The backend also refuses the most common passwords. */
export const NewPasswordSchema = v.pipe(
  v.string('Password is required'),
  v.nonEmpty('Password is required'),
  wellFormed('Password'),
  v.check(
    (password) => characters(password) >= limits.passwordLeast,
    `Password must have at least ${limits.passwordLeast} characters`,
  ),
  v.check(
    (password) => characters(password) <= limits.passwordLength,
    `Password can have at most ${limits.passwordLength} characters`,
  ),
);

export const LoginInputSchema = v.object(
  {
    email: comparedText(limits.emailLength, loginFieldsRequired),
    password: comparedText(1024, loginFieldsRequired),
  },
  loginFieldsRequired,
);

export const GoogleLoginInputSchema = inputObject({ idToken: requiredText('ID token', limits.tokenLength) });

export const EmailInputSchema = inputObject({ email: EmailSchema });

const CodeSchema = requiredText('Code', limits.codeLength);

export const VerifyOtpInputSchema = inputObject({ email: EmailSchema, otp: CodeSchema });

export const ResetPasswordInputSchema = inputObject({
  email: EmailSchema,
  token: requiredText('Token', limits.tokenLength),
  newPassword: NewPasswordSchema,
});

/** Of a person. */
const name = text({ label: 'Name', max: limits.personNameLength, required: true });

export const OwnAccountInputSchema = inputObject({ name });

const currentPassword = comparedText(
  1024,
  'Present password is required',
  'The present password is incorrect',
);

export const OwnPasswordInputSchema = inputObject({ currentPassword, newPassword: NewPasswordSchema });

export const OwnEmailInputSchema = inputObject({ email: EmailSchema, currentPassword });

export const OwnEmailCodeInputSchema = inputObject({ code: CodeSchema });

/** Text fields of `PATCH /auth/me`. Beside them, `profilePic` is a file, or '' to remove the picture. */
export const ProfilePatchSchema = inputObject({ name: v.optional(name) });
