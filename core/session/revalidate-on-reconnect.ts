import type { App } from '#core/app.ts';

/** Checks the session when the device comes online, and now, as it may have before this code loaded. @returns stops */
export function revalidateOnReconnect({ auth, router }: Pick<App, 'auth' | 'router'>): () => void {
  const check = () => {
    router.dispatch({ type: 'reconnected' });
    void auth.checkSession();
  };
  check();
  window.addEventListener('online', check);
  return () => window.removeEventListener('online', check);
}
