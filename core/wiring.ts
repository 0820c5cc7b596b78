import type { AuthStore } from '#features/auth/store.ts';
import type { Router } from './router/router.ts';

/** What happens to the session decides which pages open. @returns stops telling */
export function tellRouterOfSession(auth: Pick<AuthStore, 'onSession'>, router: Pick<Router, 'dispatch'>) {
  return auth.onSession((event) => router.dispatch(event));
}
