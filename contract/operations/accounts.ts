import * as v from 'valibot';
import * as inputs from '#contract/account-inputs.ts';
import { features, memberFeatures } from '#contract/features.ts';
import { MessageAnswer, UserAnswer } from './answers.ts';
import { administrator, everybody, signedIn, type Operations } from './operation.ts';

/** Who is signed in (specification, section 7). */
export const sessions = {
  readSession: everybody('GET /auth/me', {
    summary: 'Who is signed in; `user` is null for a browser without a session',
    answer: v.strictObject({
      user: v.nullable(UserAnswer),
      features: v.optional(v.array(v.picklist(memberFeatures))),
    }),
    refusals: [401],
  }),
  verifyAdministrator: administrator('GET /auth/adminVerifyToken', {
    summary: 'Who the administrator is, and what this backend offers beside the specification',
    answer: v.strictObject({
      user: UserAnswer,
      isAdmin: v.literal(true),
      features: v.array(v.picklist(features)),
    }),
  }),
  logout: everybody('POST /auth/logout', {
    summary: 'Ends both sessions of this browser',
    answer: MessageAnswer,
  }),
  adminLogout: everybody('POST /auth/adminLogout', {
    summary: 'Ends the administrator’s session of this browser',
    answer: MessageAnswer,
  }),
  editProfile: signedIn('PATCH /auth/me', {
    summary: 'Changes name and picture; an empty `profilePic` removes the picture',
    body: { form: { fields: inputs.ProfilePatchSchema, files: { name: 'profilePic', max: 1 } } },
    answer: v.strictObject({ message: v.string(), user: UserAnswer }),
    refusals: [429],
  }),
} satisfies Operations;

/** By password, Google or a mailed code, and the reset of a password by a mailed link (specification, section 7). */
export const signIn = {
  login: everybody('POST /auth/login', {
    summary: 'Signs in by password; the cookie is the only credential, the token authenticates nothing',
    body: { json: inputs.LoginInputSchema },
    answer: v.strictObject({ user: UserAnswer, isAdmin: v.boolean(), token: v.string() }),
    refusals: [401, 429],
  }),
  googleLogin: everybody('POST /auth/google-login', {
    summary: 'Signs in by an ID token of Google',
    body: { json: inputs.GoogleLoginInputSchema },
    answer: v.strictObject({ user: UserAnswer }),
    refusals: [401, 429, 503],
  }),
  sendOtp: everybody('POST /auth/send-otp', {
    summary: 'Mails a code; the answer does not tell whether there is an account',
    body: { json: inputs.EmailInputSchema },
    answer: MessageAnswer,
    refusals: [429],
  }),
  verifyOtp: everybody('POST /auth/verify-otp', {
    summary: 'Signs in by the mailed code',
    body: { json: inputs.VerifyOtpInputSchema },
    answer: v.strictObject({ user: UserAnswer }),
    refusals: [401, 429],
  }),
  forgotPassword: everybody('POST /auth/forgot-password', {
    summary: 'Mails a link; the answer does not tell whether there is an account',
    body: { json: inputs.EmailInputSchema },
    answer: MessageAnswer,
    refusals: [429],
  }),
  resetPassword: everybody('POST /auth/reset-password', {
    summary: 'Sets a new password by the token of the mailed link',
    body: { json: inputs.ResetPasswordInputSchema },
    answer: MessageAnswer,
    refusals: [429],
  }),
} satisfies Operations;

/** What an administrator signs in with. */
export const ownAccount = {
  changeOwnName: administrator('PATCH /admin/me', {
    summary: 'Changes the name of the administrator who is signed in',
    body: { json: inputs.OwnAccountInputSchema },
    answer: v.strictObject({ message: v.string(), user: UserAnswer }),
    refusals: [429],
  }),
  changeOwnPassword: administrator('POST /admin/me/password', {
    summary: 'Changes the password of the administrator who is signed in, and ends their other sessions',
    body: { json: inputs.OwnPasswordInputSchema },
    answer: MessageAnswer,
    refusals: [429],
  }),
  changeOwnEmail: administrator('POST /admin/me/email', {
    summary:
      'Changes their e-mail and ends their other sessions; where mails go out, mails a code there first, and answers no `user`',
    body: { json: inputs.OwnEmailInputSchema },
    answer: v.strictObject({ message: v.string(), user: v.optional(UserAnswer) }),
    refusals: [429],
  }),
  confirmOwnEmail: administrator('POST /admin/me/email/code', {
    summary: 'Changes their e-mail to the one to which the code was mailed',
    body: { json: inputs.OwnEmailCodeInputSchema },
    answer: v.strictObject({ message: v.string(), user: UserAnswer }),
    refusals: [429],
  }),
} satisfies Operations;
