import type { App } from '#core/app.ts';

/**
 * Checks the session again when the connection is back, where it could not be checked without one, and lets a
 * guarded page that waited for it go on. It does so at once, too: the code for it may have waited itself.
 * @returns stops
 */
export function checkOnReturn({ auth, router }: Pick<App, 'auth' | 'router'>): () => void {
  const check = () => {
    router.dispatch({ type: 'reconnected' });
    void auth.checkSession();
  };
  check();
  window.addEventListener('online', check);
  return () => window.removeEventListener('online', check);
}
