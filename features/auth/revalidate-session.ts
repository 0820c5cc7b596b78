import type { User } from '#contract/user.ts';
import { isAuthorizationError } from '#features/shared/read-answer.ts';
import type { AdminAnswer, AuthApi } from './api.ts';
import { identityOf, signedIn } from './session.ts';
import type { AuthStore } from './store.ts';

export type Area = 'site' | 'admin';

/** Only a missing session ends it. @returns false without an answer, or when a newer call outdates it */
export async function revalidateSession(store: AuthStore, api: AuthApi, area: Area): Promise<boolean> {
  const isUnchanged = store.trackChanges();
  if (!isUnchanged()) return false;
  const result = await fetchSession(() => fetchPerson(store, api, area), area);
  if (result === 'no answer' || !isUnchanged()) return false;
  if (result === 'nobody') {
    if (store.state.isAuthenticated) store.expireSession();
    return true;
  }
  const { user, isAdmin, token } = store.state;
  // `/auth/me` does not tell who is an administrator.
  const isStillAdmin =
    result.isAdmin ?? (isAdmin && user !== null && identityOf(user) === identityOf(result.user));
  if (isStillAdmin !== isAdmin || !isSameUser(user, result.user))
    store.setSession(signedIn(result.user, isStillAdmin, token));
  return true;
}

/** At the admin sign-in page: takes over the session of an administrator; changes nothing for others. */
export async function detectAdminSession(store: AuthStore, api: AuthApi): Promise<void> {
  const isUnchanged = store.trackChanges();
  const result = await fetchSession(async () => toPerson(await api.adminVerifyToken()), 'admin');
  if (typeof result === 'object' && isUnchanged())
    store.setSession(signedIn(result.user, true, store.state.token));
}

type SessionResult = { readonly user: User; readonly isAdmin?: boolean } | 'nobody';

async function fetchSession(
  fetchResult: () => Promise<SessionResult>,
  area: Area,
): Promise<SessionResult | 'no answer'> {
  try {
    return await fetchResult();
  } catch (cause) {
    return isAuthorizationError(cause, area === 'site' ? [401] : [401, 403]) ? 'nobody' : 'no answer';
  }
}

async function fetchPerson(store: AuthStore, api: AuthApi, area: Area): Promise<SessionResult> {
  if (area === 'admin') return toPerson(await api.adminVerifyToken({ signsOutOthers: true }));
  const { user, features } = await api.me();
  if (user) store.noteFeatures(features);
  return user ? { user } : 'nobody';
}

const toPerson = (answer: AdminAnswer): SessionResult => (answer.isAdmin ? answer : 'nobody');

const isSameUser = (one: User | null, other: User) => JSON.stringify(one) === JSON.stringify(other);
