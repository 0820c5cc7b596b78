import { messageOf, isRecord, toText, toTexts } from '#contract/reading.ts';
import { readUser, type User } from '#contract/user.ts';
import type { Http, ReadPath, WriteOptions, WritePath } from '#features/shared/http.ts';
import { hasStatus, logFailure, readKey } from '#features/shared/read-answer.ts';

const unreadable = () => new Error('The answer cannot be read');

export type AuthApi = ReturnType<typeof createAuthApi>;

/** What a session is checked by. */
export type SessionApi = Pick<AuthApi, 'me' | 'adminVerifyToken'>;

/** Answer to a change of one's own account. */
export interface OwnChange {
  /** Null where the answer has none; after a new e-mail, that of our backend has none until its code is confirmed. */
  readonly user: User | null;
  /** The server's; '' without one. */
  readonly message: string;
}

/** The calls of sessions and accounts; each rejects when it fails or its answer cannot be read. */
export function createAuthApi(http: Http) {
  const findUser = (answer: unknown): User | null => {
    const user = readUser(answer);
    return user && { ...user, profilePic: http.pictureAddress(user.profilePic) };
  };
  const userOf = (answer: unknown): User => {
    const user = findUser(answer);
    if (user) return user;
    throw unreadable();
  };
  const get = (path: ReadPath) => http.get(path, { credentials: true });
  const post = (path: WritePath, body?: WriteOptions['body']) =>
    http.send('POST', path, { body, credentials: true });
  // The cookie of a known device (`docs/decisions/sign-in-limits.md`), which a reset sets.
  const recover = async (path: WritePath, body: WriteOptions['body']) =>
    messageOf(await http.send('POST', path, { body, credentials: 'same-origin' }));
  const toOwnChange = (answer: unknown): OwnChange => ({
    user: findUser(answer),
    message: messageOf(answer),
  });
  const patch = async (path: WritePath, body: WriteOptions['body']) =>
    toOwnChange(await http.send('PATCH', path, { body, credentials: true }));

  async function verifyAdmin() {
    const answer = await get('/auth/adminVerifyToken');
    return {
      user: userOf(answer),
      isAdmin: readKey(answer, 'isAdmin') === true,
      features: toTexts(readKey(answer, 'features')),
    };
  }
  const signOutOther = () =>
    post('/auth/logout').catch((cause: unknown) => logFailure('Logout failed', cause));

  return {
    me: async () => {
      const answer = await get('/auth/me');
      // Such as the page of a captive portal: nobody was signed out.
      if (!isRecord(answer)) throw unreadable();
      return { user: findUser(answer), features: toTexts(readKey(answer, 'features')) };
    },
    /** With `signsOutOthers`, also signs out a person who is no administrator (specification, section 4). */
    adminVerifyToken: async ({ signsOutOthers } = { signsOutOthers: false }) => {
      try {
        const answer = await verifyAdmin();
        if (signsOutOthers && !answer.isAdmin) await signOutOther();
        return answer;
      } catch (cause) {
        // A 401 means that nobody is signed in; after any other failure the session may be valid.
        if (signsOutOthers && hasStatus(cause, 403)) await signOutOther();
        throw cause;
      }
    },

    /** The token authenticates nothing, only the cookie does; null when there is none. */
    login: async (body: { email: string; password: string }) => {
      const answer = await post('/auth/login', body);
      return {
        user: userOf(answer),
        isAdmin: readKey(answer, 'isAdmin') === true,
        token: toText(readKey(answer, 'token')) || null,
      };
    },
    googleLogin: async (idToken: string) => userOf(await post('/auth/google-login', { idToken })),
    // The specification does not say so, but without cookies the session would not be kept.
    verifyOtp: async (body: { email: string; otp: string }) => userOf(await post('/auth/verify-otp', body)),
    /** From here on, without a user, with the server's message; '' without one. */
    sendOtp: (email: string) => recover('/auth/send-otp', { email }),
    forgotPassword: (email: string) => recover('/auth/forgot-password', { email }),
    resetPassword: (body: { email: string; token: string; newPassword: string }) =>
      recover('/auth/reset-password', body),
    logout: async () => messageOf(await post('/auth/logout')),
    adminLogout: async () => messageOf(await post('/auth/adminLogout')),

    /** @param form without `profilePic` keeps the picture, '' removes it */
    saveProfile: (form: FormData) => patch('/auth/me', form),
    saveOwnName: (name: string) => patch('/admin/me', { name }),
    changeOwnEmail: async (body: { email: string; currentPassword: string }) =>
      toOwnChange(await post('/admin/me/email', body)),
    confirmOwnEmail: async (code: string) => toOwnChange(await post('/admin/me/email/code', { code })),
    changeOwnPassword: async (body: { currentPassword: string; newPassword: string }) =>
      toOwnChange(await post('/admin/me/password', body)),
  };
}
