import { accessOf, samePage, type Access } from './access.ts';

/** What is known of the visitor. Only the server can tell whether a member is an administrator. */
export type Session = 'unknown' | 'anonymous' | 'member' | 'admin';
export type KnownSession = Exclude<Session, 'unknown'>;
export type Guarded = Exclude<Access, 'public'>;

export interface Place {
  /** Percent-encoded, as in the address bar. */
  readonly path: string;
  readonly search: string;
  readonly hash: string;
  /** The address to return to after a sign-in, on this site (`toSiteAddress`), or null. */
  readonly from: string | null;
}

interface Visit {
  readonly place: Place;
  /** Counts arrivals and checks, so that the answer to an earlier check is recognised. */
  readonly visit: number;
  readonly session: Session;
}

export type RouterState =
  | (Visit & { readonly status: 'showing'; readonly access: Access })
  | (Visit & { readonly status: 'checking'; readonly access: Guarded })
  /** The check failed for want of a connection; `reconnected` repeats it. */
  | (Visit & { readonly status: 'waiting'; readonly access: Guarded })
  | (Visit & { readonly status: 'leaving' });

/** `unreachable`: there was no connection. */
export type Verdict = 'admin' | 'refused' | 'unreachable';

export type RouterEvent =
  | { readonly type: 'arrived'; readonly place: Place }
  | { readonly type: 'session-changed'; readonly session: KnownSession }
  | { readonly type: 'session-unreachable' }
  /** Also dispatched when the visitor chooses to try again. */
  | { readonly type: 'reconnected' }
  | { readonly type: 'signed-in'; readonly session: 'member' | 'admin' }
  | { readonly type: 'signed-out'; readonly as: 'member' | 'admin' }
  | { readonly type: 'admin-checked'; readonly visit: number; readonly verdict: Verdict };

export type RouterEffect =
  | { readonly type: 'replace'; readonly to: string; readonly from: string | null }
  | { readonly type: 'check-session' }
  | { readonly type: 'verify-admin'; readonly visit: number }
  | { readonly type: 'clear-session' }
  | { readonly type: 'recognise-admin' };

type Step = readonly [RouterState, readonly RouterEffect[]];

const home = '/';
export const signIn = '/sign-in';
const adminSignIn = '/admin-login';
const admin = '/admin';

/** The state before the first arrival; nothing is shown. */
export function atRest(place: Place): RouterState {
  return { status: 'leaving', place, visit: 0, session: 'unknown' };
}

/**
 * Returns the next state and the effects for a driver to perform. Each `replace` is followed by an `arrived`, each
 * `verify-admin` by an `admin-checked`.
 */
export function transition(state: RouterState, event: RouterEvent): Step {
  switch (event.type) {
    case 'arrived':
      return arrive(state, event.place);
    case 'session-changed':
      return state.session === event.session ? [state, []] : learn({ ...state, session: event.session });
    case 'session-unreachable':
      if (state.status !== 'checking' || state.access !== 'member') return [state, []];
      return [{ ...state, status: 'waiting' }, []];
    case 'reconnected':
      return state.status === 'waiting' ? check(state, state.access) : [state, []];
    case 'signed-in':
      return enter({ ...state, session: event.session });
    case 'signed-out':
      return leave({ ...state, session: 'anonymous' }, event.as === 'admin' ? adminSignIn : signIn, null);
    case 'admin-checked':
      return judge(state, event.visit, event.verdict);
  }
  return event satisfies never;
}

function arrive(state: RouterState, place: Place): Step {
  const { session } = state;
  const access = accessOf(place.path);
  const visit = { place, visit: state.visit + 1, session };
  switch (access) {
    case 'public':
      return welcome({ status: 'showing', access, ...visit });
    case 'member':
      if (session === 'anonymous') return leave(visit, signIn, address(place));
      if (session !== 'unknown') return [{ status: 'showing', access, ...visit }, []];
      return check(state, access, place);
    case 'admin':
      if (session === 'anonymous') return leave(visit, adminSignIn, address(place));
      // The check made on entering the area holds inside it (specification, section 4).
      if (state.status === 'showing' && state.access === 'admin' && session === 'admin')
        return [{ status: 'showing', access, ...visit }, []];
      return check(state, access, place);
  }
  return access satisfies never;
}

/** Starts the check of a guarded page, which counts as a visit. */
function check({ visit, session, ...state }: Visit, access: Guarded, place = state.place): Step {
  const checking = { status: 'checking', access, place, visit: visit + 1, session } as const;
  const effect: RouterEffect =
    access === 'admin' ? { type: 'verify-admin', visit: visit + 1 } : { type: 'check-session' };
  return [checking, [effect]];
}

/** The admin sign-in redirects an administrator (specification, section 2), and has the server asked about a member. */
function welcome(state: RouterState): Step {
  const { place, session } = state;
  if (!samePage(place.path, adminSignIn)) return [state, []];
  if (session === 'admin') return leave(state, place.from ?? admin, null);
  return [state, session === 'member' ? [{ type: 'recognise-admin' }] : []];
}

/** Applies a changed session to the present page. */
function learn(state: RouterState): Step {
  const { place, session } = state;
  if (state.status === 'leaving') return [state, []];
  switch (state.access) {
    case 'public':
      return welcome(state);
    case 'member':
      if (session === 'anonymous') return leave(state, signIn, address(place));
      return [{ ...state, status: 'showing' }, []];
    case 'admin':
      // While checking, only `admin-checked` decides: the store reports the session before it.
      if (state.status === 'checking' || session === 'admin') return [state, []];
      // This session comes from `/auth/me`, which does not say who is an administrator.
      if (state.status === 'waiting' && session === 'member') return [state, []];
      return refuse(state);
  }
  return state satisfies never;
}

/** After a sign-in: leads from a sign-in page to the page that asked for it. */
function enter(state: RouterState): Step {
  const { place } = state;
  if (samePage(place.path, signIn)) return leave(state, place.from ?? home, null);
  if (samePage(place.path, adminSignIn)) return welcome(state);
  return learn(state);
}

function judge(state: RouterState, visit: number, verdict: Verdict): Step {
  if (state.status !== 'checking' || state.access !== 'admin' || state.visit !== visit) return [state, []];
  switch (verdict) {
    case 'admin':
      return [{ ...state, status: 'showing', session: 'admin' }, []];
    case 'unreachable':
      return [{ ...state, status: 'waiting' }, []];
    case 'refused':
      return refuse(state);
  }
  return verdict satisfies never;
}

/** Ends the session of a visitor who is not an administrator (specification, section 4). */
function refuse(state: RouterState): Step {
  const [left, effects] = leave({ ...state, session: 'anonymous' }, adminSignIn, address(state.place));
  return [left, [{ type: 'clear-session' }, ...effects]];
}

function leave({ place, visit, session }: Visit, to: string, from: string | null): Step {
  return [{ status: 'leaving', place, visit, session }, [{ type: 'replace', to, from }]];
}

const address = ({ path, search, hash }: Place) => path + search + hash;
