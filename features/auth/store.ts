import { proxy } from 'valtio/vanilla';
import type { User } from '#contract/user.ts';
import { isUnreachable } from '#features/shared/unreachable.ts';
import type { AuthApi } from './api.ts';
import {
  identityOf,
  kindOf,
  signedIn,
  signedOut,
  type AuthState,
  type Session,
  type SessionEvent,
} from './session.ts';

/** What a call that decides the session came to. */
export interface Decision {
  /** The session from now on; left out, what was there stays. */
  readonly session?: Session;
  /** What is told of it; left out, only that it changed, if it did. */
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

  const tell = (event: SessionEvent) => [...listeners].forEach((listener) => listener(event));

  function begin(error: string | null = null) {
    const call = {};
    running.add(call);
    Object.assign(state, { loading: true, error });
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
    tell(event);
  }

  /**
   * Runs a call that decides the session; it does not reject.
   * @param shown the error that stays while it runs
   * @returns whether its outcome was taken
   */
  async function own(call: () => Promise<Decision>, shown: string | null = null): Promise<boolean> {
    end(owner);
    const mine = begin(shown);
    owner = mine;
    version += 1;
    const { session, event, error } = await call();
    if (owner !== mine) return false;
    owner = null;
    end(mine, error);
    if (session) settle(session, event);
    else if (event) tell(event);
    // A check that was put off or dropped for this call is still wanted.
    else if (!known) void checkSession(state.error);
    return true;
  }

  /**
   * Asks who is there; a failure means signed out (specification, section 8). Without a connection nothing was
   * found out: nobody new is signed in, and whoever wants to know asks again.
   */
  async function find(
    ask: () => Promise<Session>,
    shown: string | null = null,
  ): Promise<'found' | 'unreachable' | 'dropped'> {
    let reached = true;
    const taken = await own(async () => {
      try {
        return { session: await ask() };
      } catch (cause) {
        reached = !isUnreachable(cause);
        return reached ? { session: signedOut() } : { event: { type: 'session-unreachable' } };
      }
    }, shown);
    if (!taken) return 'dropped';
    return reached ? 'found' : 'unreachable';
  }

  /**
   * Finds out who is signed in, unless that is known or being asked. A failed check means signed out
   * (specification, section 8), so it never rejects.
   * @param shown the error of a sign-in that was tried before; it stays
   */
  async function checkSession(shown: string | null = null): Promise<void> {
    if (known || owner) return;
    await find(async () => {
      const user = await api.me();
      return user ? signedIn(user, false) : signedOut();
    }, shown);
  }

  /** Asks the server whether the visitor is an administrator; refused also when a newer call took over. */
  async function verifyAdmin(): Promise<'admin' | 'refused' | 'unreachable'> {
    // Asked before a sign-in under way has its cookie, the server would speak of somebody else.
    if (deciding) return deciding.then(verifyAdmin);
    const { token } = state;
    const outcome = await find(async () => {
      const { user, isAdmin } = await api.adminVerifyToken();
      return signedIn(user, isAdmin, token);
    });
    if (outcome === 'unreachable') return outcome;
    return outcome === 'found' && state.isAdmin ? 'admin' : 'refused';
  }

  /** The local logout: forgets everything and drops whatever is still on its way; it is told once. */
  function clear() {
    state.error = null;
    if (!known || owner || state.isAuthenticated) settle(signedOut());
  }

  return {
    state,
    settle,
    checkSession: () => checkSession(),
    verifyAdmin,
    clear,

    /** Whether somebody has found out who is signed in, be it nobody. */
    isKnown: () => known,

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
      if (!state.user || identityOf(state.user) !== identityOf(user)) return;
      version += 1;
      state.user = user;
    },

    /** The session turned out to have ended elsewhere. */
    lose() {
      if (state.isAuthenticated) [...lossListeners].forEach((listener) => listener());
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
