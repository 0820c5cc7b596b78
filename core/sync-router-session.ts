import type { AuthStore } from '#features/auth/store.ts';
import type { Router } from './router/router.ts';

/** Session events decide which pages open. @returns unsubscribes */
export function syncRouterSession(auth: Pick<AuthStore, 'onSession'>, router: Pick<Router, 'dispatch'>) {
  return auth.onSession((event) => router.dispatch(event));
}
