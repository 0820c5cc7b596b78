import { paths } from '#features/shared/paths.ts';
import { isSamePath } from './path.ts';

/** Who may open a page (specification, sections 2 and 6). */
export type Access = 'public' | 'member' | 'admin';

/** Only the server can tell whether a member is an administrator. */
export type Session = 'unknown' | 'anonymous' | 'member' | 'admin';
export type KnownSession = Exclude<Session, 'unknown'>;
export type ProtectedAccess = Exclude<Access, 'public'>;

export interface RouterLocation {
  /** Percent-encoded, as in the address bar. */
  readonly path: string;
  readonly access: Access;
  readonly search: string;
  readonly hash: string;
  /** The address to return to after a sign-in, on this site (`toSiteAddress`), or null. */
  readonly from: string | null;
}

interface RouterContext {
  readonly location: RouterLocation;
  /** Counts navigations and checks, so that the answer to an earlier check is recognised. */
  readonly visit: number;
  readonly session: Session;
}

export type RouterState =
  | (RouterContext & { readonly status: 'showing'; readonly access: Access })
  | (RouterContext & { readonly status: 'checking'; readonly access: ProtectedAccess })
  /** The check failed for want of a connection; `reconnected` repeats it. */
  | (RouterContext & { readonly status: 'disconnected'; readonly access: ProtectedAccess })
  | (RouterContext & { readonly status: 'redirecting' });

export type AdminCheckResult = 'admin' | 'refused' | 'unreachable';

export type RouterEvent =
  | { readonly type: 'navigated'; readonly location: RouterLocation }
  | { readonly type: 'session-changed'; readonly session: KnownSession }
  | { readonly type: 'session-unreachable' }
  /** Also dispatched when the visitor chooses to try again. */
  | { readonly type: 'reconnected' }
  | { readonly type: 'signed-in'; readonly session: 'member' | 'admin' }
  | { readonly type: 'signed-out'; readonly as: 'member' | 'admin' }
  | { readonly type: 'admin-checked'; readonly visit: number; readonly result: AdminCheckResult };

export type RouterEffect =
  | { readonly type: 'replace'; readonly to: string; readonly from: string | null }
  | { readonly type: 'check-session' }
  | { readonly type: 'verify-admin'; readonly visit: number }
  | { readonly type: 'clear-session' }
  | { readonly type: 'detect-admin' };

type TransitionResult = readonly [RouterState, readonly RouterEffect[]];

const { home, signIn, adminSignIn, admin } = paths;

export function createInitialState(location: RouterLocation): RouterState {
  return { status: 'redirecting', location, visit: 0, session: 'unknown' };
}

/** Each `replace` is followed by a `navigated`, each `verify-admin` by an `admin-checked`. */
export function transition(state: RouterState, event: RouterEvent): TransitionResult {
  switch (event.type) {
    case 'navigated':
      return enterLocation(state, event.location);
    case 'session-changed':
      return state.session === event.session
        ? [state, []]
        : applySession({ ...state, session: event.session });
    case 'session-unreachable':
      if (state.status !== 'checking' || state.access !== 'member') return [state, []];
      return [{ ...state, status: 'disconnected' }, []];
    case 'reconnected':
      return state.status === 'disconnected' ? startCheck(state, state.access) : [state, []];
    case 'signed-in':
      return completeSignIn({ ...state, session: event.session });
    case 'signed-out':
      return redirect({ ...state, session: 'anonymous' }, event.as === 'admin' ? adminSignIn : signIn, null);
    case 'admin-checked':
      return applyAdminCheck(state, event.visit, event.result);
  }
  return event satisfies never;
}

function enterLocation(state: RouterState, location: RouterLocation): TransitionResult {
  const { session } = state;
  const { access } = location;
  const visit = { location, visit: state.visit + 1, session };
  switch (access) {
    case 'public':
      return showPublic({ status: 'showing', access, ...visit });
    case 'member':
      if (session === 'anonymous') return redirect(visit, signIn, address(location));
      if (session !== 'unknown') return [{ status: 'showing', access, ...visit }, []];
      return startCheck(state, access, location);
    case 'admin':
      if (session === 'anonymous') return redirect(visit, adminSignIn, address(location));
      // The check made on entering the area holds inside it (specification, section 4).
      if (state.status === 'showing' && state.access === 'admin' && session === 'admin')
        return [{ status: 'showing', access, ...visit }, []];
      return startCheck(state, access, location);
  }
  return access satisfies never;
}

function startCheck(
  { visit, session, ...state }: RouterContext,
  access: ProtectedAccess,
  location = state.location,
): TransitionResult {
  const checking = { status: 'checking', access, location, visit: visit + 1, session } as const;
  if (access === 'member') return [checking, [{ type: 'check-session' }]];
  const verify = { type: 'verify-admin', visit: visit + 1 } as const;
  // The check of the app's start (specification, section 4) is made as well; the newer answer decides.
  return [checking, session === 'unknown' ? [{ type: 'check-session' }, verify] : [verify]];
}

/** The admin sign-in redirects an administrator (specification, section 2); a member is checked by the server. */
function showPublic(state: RouterState): TransitionResult {
  const { location, session } = state;
  if (!isSamePath(location.path, adminSignIn)) return [state, []];
  if (session === 'admin') return redirect(state, location.from ?? admin, null);
  return [state, session === 'member' ? [{ type: 'detect-admin' }] : []];
}

function applySession(state: RouterState): TransitionResult {
  const { location, session } = state;
  if (state.status === 'redirecting') return [state, []];
  switch (state.access) {
    case 'public':
      return showPublic(state);
    case 'member':
      if (session === 'anonymous') return redirect(state, signIn, address(location));
      return [{ ...state, status: 'showing' }, []];
    case 'admin':
      // While checking, only `admin-checked` decides: the store reports the session before it.
      if (state.status === 'checking' || session === 'admin') return [state, []];
      // This session comes from `/auth/me`, which does not contain the admin flag.
      if (state.status === 'disconnected' && session === 'member') return [state, []];
      return denyAccess(state);
  }
  return state satisfies never;
}

function completeSignIn(state: RouterState): TransitionResult {
  const { location } = state;
  if (isSamePath(location.path, signIn)) return redirect(state, location.from ?? home, null);
  if (isSamePath(location.path, adminSignIn)) return showPublic(state);
  return applySession(state);
}

function applyAdminCheck(state: RouterState, visit: number, result: AdminCheckResult): TransitionResult {
  if (state.status !== 'checking' || state.access !== 'admin' || state.visit !== visit) return [state, []];
  switch (result) {
    case 'admin':
      return [{ ...state, status: 'showing', session: 'admin' }, []];
    case 'unreachable':
      return [{ ...state, status: 'disconnected' }, []];
    case 'refused':
      return denyAccess(state);
  }
  return result satisfies never;
}

/** Ends the session of a visitor who is not an administrator (specification, section 4). */
function denyAccess(state: RouterState): TransitionResult {
  const [redirected, effects] = redirect(
    { ...state, session: 'anonymous' },
    adminSignIn,
    address(state.location),
  );
  return [redirected, [{ type: 'clear-session' }, ...effects]];
}

function redirect(
  { location, visit, session }: RouterContext,
  to: string,
  from: string | null,
): TransitionResult {
  return [{ status: 'redirecting', location, visit, session }, [{ type: 'replace', to, from }]];
}

const address = ({ path, search, hash }: RouterLocation) => path + search + hash;
