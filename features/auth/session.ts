import type { User } from '#contract/user.ts';

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

export type SessionKind = 'anonymous' | 'member' | 'admin';

export type SessionEvent =
  | { readonly type: 'session-changed'; readonly session: SessionKind }
  /** A check failed without a connection; the session is unchanged. */
  | { readonly type: 'session-unreachable' }
  | { readonly type: 'signed-in'; readonly session: 'member' | 'admin' }
  /** `as` determines which of the two sign-in pages follows. */
  | { readonly type: 'signed-out'; readonly as: 'member' | 'admin' };

/** The id, else the e-mail address; '' when the backend gives neither. */
export const identityOf = ({ _id, email }: Pick<User, '_id' | 'email'>): string => _id || email;

export const signedOut = (): Session => ({ user: null, isAdmin: false, isAuthenticated: false, token: null });

export function signedIn(user: User, isAdmin: boolean, token: string | null = null): Session {
  return { user, isAdmin, isAuthenticated: true, token };
}

export function kindOf({ isAuthenticated, isAdmin }: Session): SessionKind {
  if (!isAuthenticated) return 'anonymous';
  return isAdmin ? 'admin' : 'member';
}
