import { proxy } from 'valtio/vanilla';
import type { User } from '#contract/user.ts';
import type { AuthApi } from './api.ts';
import { kindOf, signedIn, signedOut, type AuthState, type Session, type SessionEvent } from './session.ts';

/** What a call that decides the session came to. */
export interface Decision {
  /** The session from now on; left out, what was there stays. */
  readonly session?: Session;
  /** What is told of it; left out, only that it changed. */
  readonly event?: SessionEvent;
  /** The text to show; null or left out, none. */
  readonly error?: string | null;
}

export type AuthStore = ReturnType<typeof createAuthStore>;

/**
 * The visitor's session. Several calls write it, so the newest call owns it: an answer to an older one
 * is dropped, whatever it says.
 */
export function createAuthStore(api: AuthApi) {
  const state = proxy<AuthState>({ ...signedOut(), loading: false, error: null });
  const listeners = new Set<(event: SessionEvent) => void>();
  const lossListeners = new Set<() => void>();
  /** The calls that somebody waits for. */
  const running = new Set<object>();
  /** The call that decides the session. */
  let owner: object | null = null;
  /** The sign-in or sign-out under way. */
  let deciding: Promise<boolean> | null = null;
  /** Rises with every change, so that what was asked before it can be told. */
  let version = 0;
  let known = false;

  function begin() {
    const call = {};
    running.add(call);
    Object.assign(state, { loading: true, error: null });
    return call;
  }

  function end(call: object | null, error?: string | null) {
    if (call) running.delete(call);
    state.loading = running.size > 0;
    if (error) state.error = error;
  }

  /** Sets the session, whoever was about to, and tells of it. */
  function settle(
    session: Session,
    event: SessionEvent = { type: 'session-changed', session: kindOf(session) },
  ) {
    end(owner);
    owner = null;
    version += 1;
    known = true;
    Object.assign(state, session);
    [...listeners].forEach((listener) => listener(event));
  }

  /** Runs a call that decides the session; it does not reject. @returns whether its outcome was taken */
  async function own(call: () => Promise<Decision>): Promise<boolean> {
    end(owner);
    const mine = begin();
    owner = mine;
    version += 1;
    const { session, event, error } = await call();
    if (owner !== mine) return false;
    owner = null;
    end(mine, error);
    if (session) settle(session, event);
    // A check that was put off or dropped for this call is still wanted.
    else if (!known) void checkSession();
    return true;
  }

  /** Asks who is there; a failure means signed out (specification, section 8). */
  const find = (ask: () => Promise<Session>) => own(async () => ({ session: await ask().catch(signedOut) }));

  /**
   * Finds out who is signed in, unless that is known or being asked. A failed check means signed out
   * (specification, section 8), so it never rejects.
   */
  async function checkSession(): Promise<void> {
    if (known || owner) return;
    await find(async () => {
      const user = await api.me();
      return user ? signedIn(user, false) : signedOut();
    });
  }

  /** Asks the server whether the visitor is an administrator; false also when a newer call took over. */
  async function verifyAdmin(): Promise<boolean> {
    // Asked before a sign-in under way has its cookie, the server would speak of somebody else.
    if (deciding) return deciding.then(verifyAdmin);
    const { token } = state;
    const taken = await find(async () => {
      const { user, isAdmin } = await api.adminVerifyToken();
      return signedIn(user, isAdmin, token);
    });
    return taken && state.isAdmin;
  }

  /** The local logout: forgets everything and drops whatever is still on its way. */
  function clear() {
    state.error = null;
    settle(signedOut());
  }

  return {
    state,
    settle,
    checkSession,
    verifyAdmin,
    clear,

    /** Tells what happens to the session, each time it is settled. @returns stops telling */
    onSession(listener: (event: SessionEvent) => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    /**
     * Tells that the session has ended without the visitor's doing, before any page is left for it:
     * the moment to keep, synchronously, what was typed. @returns stops telling
     */
    onSessionLost(listener: () => void) {
      lossListeners.add(listener);
      return () => void lossListeners.delete(listener);
    },

    /** Shows what the signed-in person has changed about themselves; for anybody else it comes too late. */
    update(user: User) {
      if (state.user?._id !== user._id) return;
      version += 1;
      state.user = user;
    },

    /** The session turned out to have ended elsewhere. */
    lose() {
      [...lossListeners].forEach((listener) => listener());
      clear();
    },

    /**
     * Runs a sign-in or sign-out. Checks wait for it, and a newer one takes its place.
     * @param call must not reject
     * @returns whether its outcome was taken
     */
    async decide(call: () => Promise<Decision>): Promise<boolean> {
      const mine = own(call);
      deciding = mine;
      const taken = await mine;
      if (deciding === mine) deciding = null;
      return taken;
    },

    /** Marks a call that leaves the session alone. @returns to be told when it ends, and the text to show */
    begin() {
      const call = begin();
      return (error?: string | null) => end(call, error);
    },

    /** @returns tells whether the session is still the one of this moment, with no call about to decide it */
    unchanged() {
      const then = version;
      return () => version === then && owner === null;
    },
  };
}
