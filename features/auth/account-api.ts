import { messageOf } from '#contract/message.ts';
import * as calls from '#contract/calls.ts';
import type { LoginInput } from '#contract/login-input.ts';
import { LoginAnswerSchema, UserAnswerSchema, type User } from '#contract/user.ts';
import type { Http, WriteOptions } from '#features/shared/http.ts';
import { readAnswer, resolveProfilePicture } from './read-answer.ts';

/** Sign-in, sign-out and recovery; each call rejects when it fails or its answer cannot be read. */
export interface AccountApi {
  /** The token authenticates nothing, only the cookie does; null when there is none. */
  login(fields: LoginInput): Promise<{ user: User; isAdmin: boolean; token: string | null }>;
  googleLogin(idToken: string): Promise<User>;
  verifyOtp(fields: { email: string; otp: string }): Promise<User>;
  /** These return the server's message; '' without one. */
  sendOtp(email: string): Promise<string>;
  forgotPassword(email: string): Promise<string>;
  resetPassword(fields: { email: string; token: string; newPassword: string }): Promise<string>;
  logout(): Promise<string>;
  adminLogout(): Promise<string>;
}

export function createAccountApi(http: Http): AccountApi {
  const post = (path: string, options: WriteOptions) => http.send('POST', path, options);
  // The cookie of a known device (`docs/decisions/sign-in-limits.md`), which a reset sets.
  const recover = (path: string, body: Readonly<Record<string, unknown>>) =>
    post(path, { body, credentials: 'same-origin' });
  const readUser = (answer: unknown) =>
    resolveProfilePicture(readAnswer(UserAnswerSchema, answer).user, http);
  return {
    login: async (body) => {
      const answer = readAnswer(LoginAnswerSchema, await post(calls.login, { body, credentials: true }));
      return {
        user: resolveProfilePicture(answer.user, http),
        isAdmin: answer.isAdmin,
        token: answer.token || null,
      };
    },
    googleLogin: async (idToken) =>
      readUser(await post(calls.googleLogin, { body: { idToken }, credentials: true })),
    // The specification does not say so, but without cookies the session would not be kept.
    verifyOtp: async (body) => readUser(await post(calls.verifyOtp, { body, credentials: true })),
    sendOtp: async (email) => messageOf(await recover(calls.sendOtp, { email })),
    forgotPassword: async (email) => messageOf(await recover(calls.forgotPassword, { email })),
    resetPassword: async (body) => messageOf(await recover(calls.resetPassword, body)),
    logout: async () => messageOf(await post(calls.logout, { credentials: true })),
    adminLogout: async () => messageOf(await post(calls.adminLogout, { credentials: true })),
  };
}
