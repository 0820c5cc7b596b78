import { toText } from '#contract/reading.ts';
import { adminRequired, loginFieldsRequired, type User } from '#contract/user.ts';
import {
  failureText,
  isNetworkError,
  logFailure,
  readFieldErrors,
  readKey,
} from '#features/shared/read-answer.ts';
import type { AuthApi, OwnChange } from './api.ts';
import { signedIn, signedOut, type AuthStore, type Session, type SessionEvent } from './store.ts';

export interface Failed {
  readonly status: 'failed';
  readonly error: string | null;
  /** No answer came; absent when the backend has answered. */
  readonly isNetworkError?: true;
  readonly fields: Readonly<Record<string, string>>;
}

export type Outcome =
  | ({ readonly status: 'done' } & OwnChange)
  | Failed
  /** Another action of its kind was running, or a newer call replaced it. */
  | { readonly status: 'dropped' };

export const done = (message = '', user: User | null = null): Outcome => ({ status: 'done', message, user });

/** @param fallback used when the server gives no text; '' gives null */
export function failed(cause: unknown, fallback = ''): Failed {
  return {
    status: 'failed',
    error: failureText(cause, fallback) || null,
    ...(isNetworkError(cause) && { isNetworkError: true }),
    fields: readFieldErrors(cause),
  };
}

const dropped: Outcome = { status: 'dropped' };

interface SessionStep {
  readonly outcome: Outcome;
  /** Without one, the present session is kept. */
  readonly session?: Session;
  readonly event?: SessionEvent;
}

export type AuthActions = ReturnType<typeof createAuthActions>;

/**
 * Never reject; one that starts while another of its kind runs is dropped, so nothing is sent twice (specification, section 4).
 * @param ownApi for changes of one's own account, whose 401 ends the session
 */
export function createAuthActions(store: AuthStore, api: AuthApi, ownApi: AuthApi) {
  const runningCalls = new Set<unknown>();

  async function runOnce(call: unknown, action: () => Promise<Outcome>): Promise<Outcome> {
    if (runningCalls.has(call)) return dropped;
    runningCalls.add(call);
    try {
      return await action();
    } finally {
      runningCalls.delete(call);
    }
  }

  /** @param action must not reject */
  const decideSession = (call: unknown, action: () => Promise<SessionStep>) =>
    runOnce(call, async () => {
      let outcome = dropped;
      const isApplied = await store.decide(async () => {
        const step = await action();
        outcome = step.outcome;
        return { ...step, error: outcome.status === 'failed' ? outcome.error : null };
      });
      return isApplied ? outcome : dropped;
    });

  /** @returns an action that keeps the session */
  const keepSession =
    <Input extends readonly unknown[]>(call: (...input: Input) => Promise<OwnChange | string>) =>
    (...input: Input) =>
      runOnce(call, async () => {
        const end = store.begin();
        try {
          const answer = await call(...input);
          end();
          if (typeof answer === 'string') return done(answer);
          if (answer.user) store.update(answer.user);
          return done(answer.message, answer.user);
        } catch (cause) {
          const outcome = failed(cause);
          end(outcome.error);
          return outcome;
        }
      });

  /** @returns an action whose failure keeps the present session */
  const signInMember =
    <Input>(call: (input: Input) => Promise<User>) =>
    (input: Input) =>
      decideSession(call, async () => {
        try {
          const session = signedIn(await call(input), false);
          return { outcome: done(), session, event: { type: 'signed-in', session: 'member' } };
        } catch (cause) {
          return { outcome: failed(cause) };
        }
      });

  /** A failure leaves nobody signed in (specification, section 4). @param isAdminOnly refuses others */
  const signInWithPassword = (input: unknown, isAdminOnly: boolean) =>
    decideSession(api.login, async () => {
      const fields = { email: toText(readKey(input, 'email')), password: toText(readKey(input, 'password')) };
      if (!fields.email || !fields.password)
        return { outcome: failed(undefined, loginFieldsRequired), session: signedOut() };
      try {
        const { user, isAdmin, token } = await api.login(fields);
        if (isAdminOnly && !isAdmin) {
          logFailure(adminRequired);
          // Ends the session that the server gave them.
          await api.logout().catch((cause: unknown) => logFailure('Logout failed', cause));
          return { outcome: failed(undefined), session: signedOut() };
        }
        const event = { type: 'signed-in', session: isAdmin ? 'admin' : 'member' } as const;
        return { outcome: done(), session: signedIn(user, isAdmin, token), event };
      } catch (cause) {
        return { outcome: failed(cause, 'Login failed. Please try again.'), session: signedOut() };
      }
    });

  /** A failure is only logged and keeps the session (specification, section 8). */
  const signOut = (as: 'member' | 'admin', call: () => Promise<string>) =>
    decideSession(call, async () => {
      try {
        return { outcome: done(await call()), session: signedOut(), event: { type: 'signed-out', as } };
      } catch (cause) {
        logFailure('Logout failed', cause);
        return { outcome: failed(undefined) };
      }
    });

  return {
    /** @param fields `email` and `password`, validated here */
    login: (fields: unknown) => signInWithPassword(fields, false),
    adminLogin: (fields: unknown) => signInWithPassword(fields, true),
    googleLogin: signInMember(api.googleLogin),
    verifyOtp: signInMember(api.verifyOtp),
    sendOtp: keepSession(api.sendOtp),
    forgotPassword: keepSession(api.forgotPassword),
    resetPassword: keepSession(api.resetPassword),
    logout: () => signOut('member', api.logout),
    adminLogout: () => signOut('admin', api.adminLogout),

    saveProfile: keepSession(ownApi.saveProfile),
    saveOwnName: keepSession(ownApi.saveOwnName),
    changeOwnEmail: keepSession(ownApi.changeOwnEmail),
    confirmOwnEmail: keepSession(ownApi.confirmOwnEmail),
    changeOwnPassword: keepSession(ownApi.changeOwnPassword),

    clearError: () => void (store.state.error = null),

    /** Sets the session directly and drops a pending call that would decide it. */
    set: (session: Pick<Session, 'user' | 'isAdmin' | 'isAuthenticated'>) =>
      store.setSession({ ...session, token: store.state.token }),
  };
}
