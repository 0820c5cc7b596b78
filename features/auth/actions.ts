import * as v from 'valibot';
import { LoginInputSchema, loginFieldsRequired } from '#contract/login-input.ts';
import { adminRequired, type User } from '#contract/user.ts';
import type { AccountApi } from './account-api.ts';
import { logFailure } from './log-failure.ts';
import { done, failed, type Failed } from './outcome.ts';
import type { ProfileApi } from './profile/profile-api.ts';
import { createActionRunner, type SessionStep } from './action-runner.ts';
import { signedIn, signedOut, type AuthState } from './session.ts';
import type { AuthStore } from './store.ts';

export type AuthActions = ReturnType<typeof createAuthActions>;

/** Never reject; one that starts while another of its kind runs is dropped (specification, section 4). */
export function createAuthActions(store: AuthStore, account: AccountApi, profile: ProfileApi) {
  const { runSessionAction, runAction } = createActionRunner(store);

  /** A failed sign-in of a visitor keeps the present session. */
  const signInMember = (kind: string, call: () => Promise<User>) =>
    runSessionAction(kind, async () => {
      try {
        const session = signedIn(await call(), false);
        return { decision: { session, event: { type: 'signed-in', session: 'member' } }, outcome: done() };
      } catch (cause) {
        const outcome = failed(cause);
        return { decision: { error: outcome.error }, outcome };
      }
    });

  /** @param isAdminOnly refuses others and ends the session that the server gave them */
  const signInWithPassword = (input: unknown, isAdminOnly: boolean) =>
    runSessionAction('login', async () => {
      const fields = v.safeParse(LoginInputSchema, input);
      if (!fields.success) return createFailedSignIn(failed(undefined, loginFieldsRequired));
      try {
        const { user, isAdmin, token } = await account.login(fields.output);
        if (isAdminOnly && !isAdmin) return await rejectNonAdmin();
        const event = { type: 'signed-in', session: isAdmin ? 'admin' : 'member' } as const;
        return { decision: { session: signedIn(user, isAdmin, token), event }, outcome: done() };
      } catch (cause) {
        return createFailedSignIn(failed(cause, 'Login failed. Please try again.'));
      }
    });

  async function rejectNonAdmin(): Promise<SessionStep> {
    logFailure(adminRequired);
    await account.logout().catch((cause: unknown) => logFailure('Logout failed', cause));
    return createFailedSignIn({ status: 'failed', error: null, fields: {} });
  }

  /** A failed sign-out is only logged and keeps the session (specification, section 8). */
  const signOut = (as: 'member' | 'admin', call: () => Promise<string>) =>
    runSessionAction(`logout ${as}`, async () => {
      try {
        const outcome = done(await call());
        return { decision: { session: signedOut(), event: { type: 'signed-out', as } }, outcome };
      } catch (cause) {
        logFailure('Logout failed', cause);
        return { decision: {}, outcome: failed(cause) };
      }
    });

  return {
    /** @param fields `email` and `password`, validated here */
    login: (fields: unknown) => signInWithPassword(fields, false),
    adminLogin: (fields: unknown) => signInWithPassword(fields, true),
    googleLogin: (idToken: string) => signInMember('google', () => account.googleLogin(idToken)),
    verifyOtp: (fields: { email: string; otp: string }) =>
      signInMember('otp', () => account.verifyOtp(fields)),
    sendOtp: (email: string) => runAction('send otp', () => account.sendOtp(email)),
    forgotPassword: (email: string) => runAction('forgot', () => account.forgotPassword(email)),
    resetPassword: (fields: { email: string; token: string; newPassword: string }) =>
      runAction('reset', () => account.resetPassword(fields)),
    logout: () => signOut('member', () => account.logout()),
    adminLogout: () => signOut('admin', () => account.adminLogout()),

    saveProfile: (form: FormData) =>
      runAction('profile', async () => {
        const { user, message } = await profile.save(form);
        if (user) store.update(user);
        return message;
      }),

    clearError() {
      store.state.error = null;
    },

    /** Sets the session directly and drops a pending call that would decide it. */
    set: (session: Pick<AuthState, 'user' | 'isAdmin' | 'isAuthenticated'>) =>
      store.setSession({ ...session, token: store.state.token }),
  };
}

/** A failed sign-in by password leaves nobody signed in (specification, section 4). */
function createFailedSignIn(outcome: Failed): SessionStep {
  return { decision: { session: signedOut(), error: outcome.error }, outcome };
}
