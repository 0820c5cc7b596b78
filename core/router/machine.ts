import { accessOf, type Access } from '#core/routes.ts';
import { paths } from '#features/shared/paths.ts';
import { isSamePath } from './path.ts';

/** What is known of the visitor. Only the server can tell whether a member is an administrator. */
export type Session = 'unknown' | 'anonymous' | 'member' | 'admin';
export type KnownSession = Exclude<Session, 'unknown'>;
export type ProtectedAccess = Exclude<Access, 'public'>;

export interface RouterLocation {
  /** Percent-encoded, as in the address bar. */
  readonly path: string;
  readonly search: string;
  readonly hash: string;
  /** The address to return to after a sign-in, on this site (`toSiteAddress`), or null. */
  readonly from: string | null;
}

interface RouterContext {
  readonly place: RouterLocation;
  /** Counts arrivals and checks, so that the answer to an earlier check is recognised. */
  readonly visit: number;
  readonly session: Session;
}

export type RouterState =
  | (RouterContext & { readonly status: 'showing'; readonly access: Access })
  | (RouterContext & { readonly status: 'checking'; readonly access: ProtectedAccess })
  /** The check failed for want of a connection; `reconnected` repeats it. */
  | (RouterContext & { readonly status: 'waiting'; readonly access: ProtectedAccess })
  | (RouterContext & { readonly status: 'leaving' });

/** `unreachable`: there was no connection. */
export type AdminCheckResult = 'admin' | 'refused' | 'unreachable';

export type RouterEvent =
  | { readonly type: 'arrived'; readonly place: RouterLocation }
  | { readonly type: 'session-changed'; readonly session: KnownSession }
  | { readonly type: 'session-unreachable' }
  /** Also dispatched when the visitor chooses to try again. */
  | { readonly type: 'reconnected' }
  | { readonly type: 'signed-in'; readonly session: 'member' | 'admin' }
  | { readonly type: 'signed-out'; readonly as: 'member' | 'admin' }
  | { readonly type: 'admin-checked'; readonly visit: number; readonly verdict: AdminCheckResult };

export type RouterEffect =
  | { readonly type: 'replace'; readonly to: string; readonly from: string | null }
  | { readonly type: 'check-session' }
  | { readonly type: 'verify-admin'; readonly visit: number }
  | { readonly type: 'clear-session' }
  | { readonly type: 'recognise-admin' };

type TransitionResult = readonly [RouterState, readonly RouterEffect[]];

const { home, signIn, adminSignIn, admin } = paths;

/** The state before the first arrival; nothing is shown. */
export function createInitialState(place: RouterLocation): RouterState {
  return { status: 'leaving', place, visit: 0, session: 'unknown' };
}

/**
 * Returns the next state and the effects for a driver to perform. Each `replace` is followed by an `arrived`, each
 * `verify-admin` by an `admin-checked`.
 */
export function transition(state: RouterState, event: RouterEvent): TransitionResult {
  switch (event.type) {
    case 'arrived':
      return enterLocation(state, event.place);
    case 'session-changed':
      return state.session === event.session
        ? [state, []]
        : applySession({ ...state, session: event.session });
    case 'session-unreachable':
      if (state.status !== 'checking' || state.access !== 'member') return [state, []];
      return [{ ...state, status: 'waiting' }, []];
    case 'reconnected':
      return state.status === 'waiting' ? startCheck(state, state.access) : [state, []];
    case 'signed-in':
      return completeSignIn({ ...state, session: event.session });
    case 'signed-out':
      return redirect({ ...state, session: 'anonymous' }, event.as === 'admin' ? adminSignIn : signIn, null);
    case 'admin-checked':
      return applyAdminCheck(state, event.visit, event.verdict);
  }
  return event satisfies never;
}

function enterLocation(state: RouterState, place: RouterLocation): TransitionResult {
  const { session } = state;
  const access = accessOf(place.path);
  const visit = { place, visit: state.visit + 1, session };
  switch (access) {
    case 'public':
      return showPublic({ status: 'showing', access, ...visit });
    case 'member':
      if (session === 'anonymous') return redirect(visit, signIn, address(place));
      if (session !== 'unknown') return [{ status: 'showing', access, ...visit }, []];
      return startCheck(state, access, place);
    case 'admin':
      if (session === 'anonymous') return redirect(visit, adminSignIn, address(place));
      // The check made on entering the area holds inside it (specification, section 4).
      if (state.status === 'showing' && state.access === 'admin' && session === 'admin')
        return [{ status: 'showing', access, ...visit }, []];
      return startCheck(state, access, place);
  }
  return access satisfies never;
}

/** Starts the check of a guarded page, which counts as a visit. */
function startCheck(
  { visit, session, ...state }: RouterContext,
  access: ProtectedAccess,
  place = state.place,
): TransitionResult {
  const checking = { status: 'checking', access, place, visit: visit + 1, session } as const;
  const effect: RouterEffect =
    access === 'admin' ? { type: 'verify-admin', visit: visit + 1 } : { type: 'check-session' };
  return [checking, [effect]];
}

/** The admin sign-in redirects an administrator (specification, section 2), and has the server asked about a member. */
function showPublic(state: RouterState): TransitionResult {
  const { place, session } = state;
  if (!isSamePath(place.path, adminSignIn)) return [state, []];
  if (session === 'admin') return redirect(state, place.from ?? admin, null);
  return [state, session === 'member' ? [{ type: 'recognise-admin' }] : []];
}

/** Applies a changed session to the present page. */
function applySession(state: RouterState): TransitionResult {
  const { place, session } = state;
  if (state.status === 'leaving') return [state, []];
  switch (state.access) {
    case 'public':
      return showPublic(state);
    case 'member':
      if (session === 'anonymous') return redirect(state, signIn, address(place));
      return [{ ...state, status: 'showing' }, []];
    case 'admin':
      // While checking, only `admin-checked` decides: the store reports the session before it.
      if (state.status === 'checking' || session === 'admin') return [state, []];
      // This session comes from `/auth/me`, which does not say who is an administrator.
      if (state.status === 'waiting' && session === 'member') return [state, []];
      return denyAccess(state);
  }
  return state satisfies never;
}

/** After a sign-in: leads from a sign-in page to the page that asked for it. */
function completeSignIn(state: RouterState): TransitionResult {
  const { place } = state;
  if (isSamePath(place.path, signIn)) return redirect(state, place.from ?? home, null);
  if (isSamePath(place.path, adminSignIn)) return showPublic(state);
  return applySession(state);
}

function applyAdminCheck(state: RouterState, visit: number, verdict: AdminCheckResult): TransitionResult {
  if (state.status !== 'checking' || state.access !== 'admin' || state.visit !== visit) return [state, []];
  switch (verdict) {
    case 'admin':
      return [{ ...state, status: 'showing', session: 'admin' }, []];
    case 'unreachable':
      return [{ ...state, status: 'waiting' }, []];
    case 'refused':
      return denyAccess(state);
  }
  return verdict satisfies never;
}

/** Ends the session of a visitor who is not an administrator (specification, section 4). */
function denyAccess(state: RouterState): TransitionResult {
  const [left, effects] = redirect({ ...state, session: 'anonymous' }, adminSignIn, address(state.place));
  return [left, [{ type: 'clear-session' }, ...effects]];
}

function redirect(
  { place, visit, session }: RouterContext,
  to: string,
  from: string | null,
): TransitionResult {
  return [{ status: 'leaving', place, visit, session }, [{ type: 'replace', to, from }]];
}

const address = ({ path, search, hash }: RouterLocation) => path + search + hash;
