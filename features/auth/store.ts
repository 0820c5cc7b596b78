import { proxy } from 'valtio/vanilla';
import type { AuthApi } from './api.ts';
import { kindOf, signedIn, signedOut, type AuthState, type SessionKind } from './session.ts';

export type AuthStore = ReturnType<typeof createAuthStore>;

/**
 * The visitor's session. Several calls write it, so the newest call owns it: an answer to an older one
 * is dropped, whatever it says.
 */
export function createAuthStore(api: AuthApi) {
  const state = proxy<AuthState>({ ...signedOut(), loading: false, error: null });
  const listeners = new Set<(kind: SessionKind) => void>();
  let owner: symbol | null = null;
  let checked = false;

  function settle(session: ReturnType<typeof signedOut>, error: string | null = null) {
    owner = null;
    checked = true;
    Object.assign(state, session, { loading: false, error });
    const kind = kindOf(session);
    [...listeners].forEach((listener) => listener(kind));
  }

  /** Runs a call that decides the session. @returns whether its outcome was taken */
  async function own(call: () => Promise<ReturnType<typeof signedOut>>): Promise<boolean> {
    const mine = Symbol('session call');
    owner = mine;
    Object.assign(state, { loading: true, error: null });
    const session = await call().catch(signedOut);
    if (owner !== mine) return false;
    settle(session);
    return true;
  }

  return {
    state,

    /** Tells who the visitor is each time a call has settled it. @returns stops telling */
    onSession(listener: (kind: SessionKind) => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    /**
     * Finds out who is signed in, unless that is known or being asked. A failed check means signed out
     * (specification, section 8), so it never rejects.
     */
    async checkSession(): Promise<void> {
      if (checked || owner !== null) return;
      await own(async () => {
        const user = await api.me();
        return user ? signedIn(user, false) : signedOut();
      });
    },

    /** Asks the server whether the visitor is an administrator; false also when a newer call took over. */
    async verifyAdmin(): Promise<boolean> {
      const { token } = state;
      const taken = await own(async () => {
        const { user, isAdmin } = await api.adminVerifyToken();
        return signedIn(user, isAdmin, token);
      });
      return taken && state.isAdmin;
    },

    /** The local logout: forgets everything and drops whatever is still on its way. */
    clear() {
      settle(signedOut());
    },
  };
}
