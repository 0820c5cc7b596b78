import { weakMemoize, type App } from '#core/app.ts';

/** How the session ended by itself; null while it has not. */
export type SessionEnd = 'nothing open' | 'draft kept' | null;

/** What the sign-in says about the session before. It is created with the pages that need a session, to notice the end. */
export const getSessionEnd = weakMemoize(({ auth }: App) => {
  let end: SessionEnd = null;
  auth.onSessionExpired(() => (end ??= 'nothing open'));
  auth.onSession((event) => {
    if (event.type === 'session-changed' ? event.session === 'admin' : event.type !== 'session-unreachable')
      end = null;
  });
  return {
    read: () => end,
    /** The open form has kept what was typed. */
    keepDraft: () => void (end = 'draft kept'),
  };
});
