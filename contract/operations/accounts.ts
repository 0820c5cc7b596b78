import * as v from 'valibot';
import {
  EmailInputSchema,
  GoogleLoginInputSchema,
  OwnAccountInputSchema,
  OwnEmailCodeInputSchema,
  OwnEmailInputSchema,
  OwnPasswordInputSchema,
  ProfilePatchSchema,
  ResetPasswordInputSchema,
  VerifyOtpInputSchema,
  LoginInputSchema,
} from '#contract/account-inputs.ts';
import { features, memberFeatures } from '#contract/features.ts';
import { MessageAnswer, UserAnswer } from './answers.ts';
import type { Operations } from './operation.ts';

const own = { who: 'administrator', refusals: [429] } as const;

/** Who is signed in (specification, section 7). */
export const sessions = {
  readSession: {
    route: 'GET /auth/me',
    who: 'everybody',
    summary: 'Who is signed in; `user` is null for a browser without a session',
    answer: v.strictObject({
      user: v.nullable(UserAnswer),
      features: v.optional(v.array(v.picklist(memberFeatures))),
    }),
    refusals: [401],
  },
  verifyAdministrator: {
    route: 'GET /auth/adminVerifyToken',
    who: 'administrator',
    summary: 'Who the administrator is, and what this backend offers beside the specification',
    answer: v.strictObject({
      user: UserAnswer,
      isAdmin: v.literal(true),
      features: v.array(v.picklist(features)),
    }),
  },
  logout: {
    route: 'POST /auth/logout',
    who: 'everybody',
    summary: 'Ends both sessions of this browser',
    answer: MessageAnswer,
  },
  adminLogout: {
    route: 'POST /auth/adminLogout',
    who: 'everybody',
    summary: 'Ends the administrator’s session of this browser',
    answer: MessageAnswer,
  },
  editProfile: {
    route: 'PATCH /auth/me',
    who: 'signed in',
    summary: 'Changes name and picture; an empty `profilePic` removes the picture',
    body: { form: { fields: ProfilePatchSchema, files: { name: 'profilePic', max: 1 } } },
    answer: v.strictObject({ message: v.string(), user: UserAnswer }),
    refusals: [429],
  },
} as const satisfies Operations;

/** By password, Google or a mailed code, and the reset of a password by a mailed link (specification, section 7). */
export const signIn = {
  login: {
    route: 'POST /auth/login',
    who: 'everybody',
    summary: 'Signs in by password; the cookie is the only credential, the token authenticates nothing',
    body: { json: LoginInputSchema },
    answer: v.strictObject({ user: UserAnswer, isAdmin: v.boolean(), token: v.string() }),
    refusals: [401, 429],
  },
  googleLogin: {
    route: 'POST /auth/google-login',
    who: 'everybody',
    summary: 'Signs in by an ID token of Google',
    body: { json: GoogleLoginInputSchema },
    answer: v.strictObject({ user: UserAnswer }),
    refusals: [401, 429, 503],
  },
  sendOtp: {
    route: 'POST /auth/send-otp',
    who: 'everybody',
    summary: 'Mails a code; the answer does not tell whether there is an account',
    body: { json: EmailInputSchema },
    answer: MessageAnswer,
    refusals: [429],
  },
  verifyOtp: {
    route: 'POST /auth/verify-otp',
    who: 'everybody',
    summary: 'Signs in by the mailed code',
    body: { json: VerifyOtpInputSchema },
    answer: v.strictObject({ user: UserAnswer }),
    refusals: [401, 429],
  },
  forgotPassword: {
    route: 'POST /auth/forgot-password',
    who: 'everybody',
    summary: 'Mails a link; the answer does not tell whether there is an account',
    body: { json: EmailInputSchema },
    answer: MessageAnswer,
    refusals: [429],
  },
  resetPassword: {
    route: 'POST /auth/reset-password',
    who: 'everybody',
    summary: 'Sets a new password by the token of the mailed link',
    body: { json: ResetPasswordInputSchema },
    answer: MessageAnswer,
    refusals: [429],
  },
} as const satisfies Operations;

/** What an administrator signs in with. */
export const ownAccount = {
  changeOwnName: {
    ...own,
    route: 'PATCH /admin/me',
    summary: 'Changes the name of the administrator who is signed in',
    body: { json: OwnAccountInputSchema },
    answer: v.strictObject({ message: v.string(), user: UserAnswer }),
  },
  changeOwnPassword: {
    ...own,
    route: 'POST /admin/me/password',
    summary: 'Changes the password of the administrator who is signed in, and ends their other sessions',
    body: { json: OwnPasswordInputSchema },
    answer: MessageAnswer,
  },
  changeOwnEmail: {
    ...own,
    route: 'POST /admin/me/email',
    summary:
      'Changes their e-mail and ends their other sessions; where mails go out, mails a code there first, and answers no `user`',
    body: { json: OwnEmailInputSchema },
    answer: v.strictObject({ message: v.string(), user: v.optional(UserAnswer) }),
  },
  confirmOwnEmail: {
    ...own,
    route: 'POST /admin/me/email/code',
    summary: 'Changes their e-mail to the one to which the code was mailed',
    body: { json: OwnEmailCodeInputSchema },
    answer: v.strictObject({ message: v.string(), user: UserAnswer }),
  },
} as const satisfies Operations;
