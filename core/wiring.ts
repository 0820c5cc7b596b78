import type { AuthStore } from '#features/auth/store.ts';
import type { Router } from './router/router.ts';

/** What the session calls find out decides which pages open. @returns stops telling */
export function tellRouterOfSession(auth: Pick<AuthStore, 'onSession'>, router: Pick<Router, 'dispatch'>) {
  return auth.onSession((session) => router.dispatch({ type: 'session-changed', session }));
}
