import { proxy } from 'valtio/vanilla';
import type { Feature } from '#contract/features.ts';
import type { User } from '#contract/user.ts';
import { isNetworkError } from '#features/shared/read-answer.ts';
import type { SessionApi } from './api.ts';

/** Specification, section 4. */
export interface AuthState {
  user: User | null;
  isAdmin: boolean;
  isAuthenticated: boolean;
  token: string | null;
  loading: boolean;
  error: string | null;
}

export type Session = Pick<AuthState, 'user' | 'isAdmin' | 'isAuthenticated' | 'token'>;

export type SessionEvent =
  | { readonly type: 'session-changed'; readonly session: 'anonymous' | 'member' | 'admin' }
  /** A check failed without a connection; the session is unchanged. */
  | { readonly type: 'session-unreachable' }
  | { readonly type: 'signed-in'; readonly session: 'member' | 'admin' }
  /** `as` determines which of the two sign-in pages follows. */
  | { readonly type: 'signed-out'; readonly as: 'member' | 'admin' };

/** The id, else the e-mail address; '' when the backend gives neither. */
export const identityOf = ({ _id, email }: Pick<User, '_id' | 'email'>): string => _id || email;

export const signedOut = (): Session => ({ user: null, isAdmin: false, isAuthenticated: false, token: null });

export const signedIn = (user: User, isAdmin: boolean, token: string | null = null): Session => ({
  user,
  isAdmin,
  isAuthenticated: true,
  token,
});

export interface SessionUpdate {
  readonly session?: Session;
  /** Without it, `session-changed` is emitted for a `session`. */
  readonly event?: SessionEvent;
  readonly error?: string | null;
}

export type AuthStore = ReturnType<typeof createAuthStore>;

/** The visitor's session. Only the newest call that decides it counts; late answers are dropped. */
export function createAuthStore(api: SessionApi) {
  const state = proxy<AuthState>({ ...signedOut(), loading: false, error: null });
  const listeners = new Set<(event: SessionEvent) => void>();
  const expiryListeners = new Set<() => void>();
  const running = new Set<object>();
  let currentCall: object | null = null;
  let pendingDecision: Promise<boolean> | null = null;
  /** Incremented with every change, to detect outdated answers. */
  let version = 0;
  let isSessionKnown = false;
  // Of the backend; not in the state, whose values are specified.
  let memberFeatures: readonly string[] | undefined;
  let adminFeatures: readonly string[] | undefined;

  const emit = (event: SessionEvent) => [...listeners].forEach((listener) => listener(event));

  function begin() {
    const call = {};
    running.add(call);
    state.loading = true;
    return call;
  }

  function end(call: object | null, error?: string | null) {
    if (call) running.delete(call);
    state.loading = running.size > 0;
    if (error) state.error = error;
  }

  function setSession(session: Session, event?: SessionEvent) {
    end(currentCall);
    currentCall = null;
    version += 1;
    isSessionKnown = true;
    Object.assign(state, session);
    const kind = session.isAdmin ? 'admin' : session.isAuthenticated ? 'member' : 'anonymous';
    emit(event ?? { type: 'session-changed', session: kind });
  }

  /** @param call must not reject @returns whether it was used */
  async function runExclusive(call: () => Promise<SessionUpdate>): Promise<boolean> {
    end(currentCall);
    const ownCall = begin();
    currentCall = ownCall;
    version += 1;
    const { session, event, error } = await call();
    if (currentCall !== ownCall) return false;
    currentCall = null;
    end(ownCall, error);
    if (session) setSession(session, event);
    else if (event) emit(event);
    // A check that this call delayed or dropped is still needed.
    else if (!isSessionKnown) void checkSession();
    return true;
  }

  /** A failure means signed out (specification, section 8), but without a connection nothing changes. */
  async function fetchSession(
    fetchUser: () => Promise<Session>,
  ): Promise<'found' | 'unreachable' | 'dropped'> {
    let isReachable = true;
    const isApplied = await runExclusive(async () => {
      try {
        return { session: await fetchUser() };
      } catch (cause) {
        isReachable = !isNetworkError(cause);
        return isReachable ? { session: signedOut() } : { event: { type: 'session-unreachable' } };
      }
    });
    if (!isApplied) return 'dropped';
    return isReachable ? 'found' : 'unreachable';
  }

  /** Fetches the session unless it is known or pending; an error stays. Never rejects. */
  async function checkSession(): Promise<void> {
    if (isSessionKnown || currentCall) return;
    await fetchSession(async () => {
      const { user, features } = await api.me();
      if (user) memberFeatures = features;
      return user ? signedIn(user, false) : signedOut();
    });
  }

  /** Verifies that the visitor is an administrator; `refused` also when a newer call replaced this one. */
  async function verifyAdmin(): Promise<'admin' | 'refused' | 'unreachable'> {
    // Before a pending sign-in has set its cookie, the server would answer for the previous user.
    if (pendingDecision) return pendingDecision.then(verifyAdmin);
    const { token } = state;
    state.error = null;
    const outcome = await fetchSession(async () => {
      const answer = await api.adminVerifyToken({ signsOutOthers: true });
      adminFeatures = answer.features;
      return signedIn(answer.user, answer.isAdmin, token);
    });
    if (outcome === 'unreachable') return outcome;
    return outcome === 'found' && state.isAdmin ? 'admin' : 'refused';
  }

  /** Signs out locally and drops a pending session call; emits no event where that changes nothing. */
  function clear() {
    state.error = null;
    if (!isSessionKnown || currentCall || state.isAuthenticated) setSession(signedOut());
  }

  return {
    state,
    /** Whether an administrator is signed in in this browser, also where `state`, whose values are specified, has a member. */
    administrator: proxy({ isSignedIn: false }),
    setSession,
    checkSession,
    verifyAdmin,
    clear,

    /** Whether the session has been determined, signed out included. */
    isKnown: () => isSessionKnown,

    /** Whether the backend offers it: known before the admin area is rendered. */
    hasFeature: (name: Feature) => [memberFeatures, adminFeatures].some((names) => names?.includes(name)),
    /** False after a sign-in until the next check, as answers to sign-ins name no features. */
    areFeaturesKnown: () => (memberFeatures ?? adminFeatures) !== undefined,
    /** What the backend offers to everybody who is signed in. */
    noteFeatures: (features: readonly string[]) => void (memberFeatures = features),

    /** Calls back with each session event. @returns stops the calls */
    onSession(listener: (event: SessionEvent) => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    /** Called before any navigation when a session ends by itself, to save entries. @returns stops it */
    onSessionExpired(listener: () => void) {
      expiryListeners.add(listener);
      return () => void expiryListeners.delete(listener);
    },

    /** Applies a profile change; ignored unless the same user is still signed in. */
    update(user: User) {
      if (!state.user || identityOf(state.user) !== identityOf(user)) return;
      version += 1;
      state.user = user;
    },

    expireSession() {
      if (state.isAuthenticated) [...expiryListeners].forEach((listener) => listener());
      clear();
    },

    /** Checks wait for `call`, a newer one replaces it; it must not reject. @returns whether it was used */
    async decide(call: () => Promise<SessionUpdate>): Promise<boolean> {
      state.error = null;
      const ownCall = runExclusive(call);
      pendingDecision = ownCall;
      const isApplied = await ownCall;
      if (pendingDecision === ownCall) pendingDecision = null;
      return isApplied;
    },

    /** Starts loading for a call that does not change the session. @returns ends it, with an error to show */
    begin() {
      state.error = null;
      const call = begin();
      return (error?: string | null) => end(call, error);
    },

    /** @returns whether the session is unchanged since this call, with no pending call to decide it */
    trackChanges() {
      const versionBefore = version;
      return () => version === versionBefore && currentCall === null;
    },
  };
}
