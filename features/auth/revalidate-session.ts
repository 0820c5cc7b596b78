import type { User } from '#contract/user.ts';
import { hasStatus } from '#features/shared/read-answer.ts';
import type { SessionApi } from './api.ts';
import { identityOf, signedIn, type AuthStore } from './store.ts';

export type Area = 'site' | 'admin';

/** Only a missing session ends it. @returns false without an answer, or when a newer call outdates it */
export async function revalidateSession(store: AuthStore, api: SessionApi, area: Area): Promise<boolean> {
  const isUnchanged = store.trackChanges();
  if (!isUnchanged()) return false;
  const found = await fetchPerson(store, api, area);
  if (found === 'no answer' || !isUnchanged()) return false;
  if (found === 'nobody') {
    if (store.state.isAuthenticated) store.expireSession();
    return true;
  }
  const { user, isAdmin, token } = store.state;
  // `/auth/me` does not tell who is an administrator.
  const isStillAdmin =
    area === 'admin' || (isAdmin && user !== null && identityOf(user) === identityOf(found));
  if (isStillAdmin !== isAdmin || JSON.stringify(user) !== JSON.stringify(found))
    store.setSession(signedIn(found, isStillAdmin, token));
  return true;
}

async function fetchPerson(
  store: AuthStore,
  api: SessionApi,
  area: Area,
): Promise<User | 'nobody' | 'no answer'> {
  try {
    if (area === 'admin') {
      const { user, isAdmin } = await api.adminVerifyToken({ signsOutOthers: true });
      return isAdmin ? user : 'nobody';
    }
    const { user, features } = await api.me();
    if (user) store.noteFeatures(features);
    return user ?? 'nobody';
  } catch (cause) {
    return hasStatus(cause, ...(area === 'site' ? [401] : [401, 403])) ? 'nobody' : 'no answer';
  }
}

/** At the admin sign-in page: takes over the session of an administrator; changes nothing for others, or on a failure. */
export async function detectAdminSession(store: AuthStore, api: SessionApi): Promise<void> {
  const isUnchanged = store.trackChanges();
  const answer = await api.adminVerifyToken().catch(() => null);
  if (answer?.isAdmin && isUnchanged()) store.setSession(signedIn(answer.user, true, store.state.token));
}
