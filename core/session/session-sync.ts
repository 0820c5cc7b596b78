import { createAuthApi, type SessionApi } from '#features/auth/api.ts';
import { revalidateSession } from '#features/auth/revalidate-session.ts';
import { hasStatus } from '#features/shared/read-answer.ts';
import type { App } from '#core/app.ts';
import { browserStorage, storeItem } from '#core/browser-storage.ts';

/** After `admin-signed-out` a visitor may still be signed in. */
const messages = ['signed-in', 'signed-out', 'admin-signed-out'] as const;
type Message = (typeof messages)[number];

type ChannelClass = new (
  name: string,
) => Pick<BroadcastChannel, 'postMessage' | 'close' | 'addEventListener'>;

/** What a tab's window is used for. */
export interface Tab {
  readonly document: {
    readonly visibilityState: DocumentVisibilityState;
    readonly addEventListener: (type: 'visibilitychange', listener: () => void) => void;
  };
  /** Missing in old browsers: their tabs learn of each other when they become visible. */
  readonly BroadcastChannel?: ChannelClass | null;
  readonly addEventListener: (type: 'pagehide' | 'pageshow' | 'online', listener: () => void) => void;
}

/**
 * Keeps the session of a tab true: signing out ends it in the other tabs, and a tab that becomes visible, or comes online,
 * checks its own. Keeps the hints for the next page load, too.
 */
export function syncSession(app: App, tab: Tab = window): void {
  const { auth, router, http, details } = app;
  const api = createAuthApi(http);
  let signedInElsewhere = false;
  let isRevalidating = false;

  function currentArea() {
    const state = router.state();
    return state.status !== 'redirecting' && state.access === 'admin' ? 'admin' : 'site';
  }

  async function revalidateOnce() {
    if (isRevalidating || !(auth.state.isAuthenticated || signedInElsewhere)) return;
    isRevalidating = true;
    if (await revalidateSession(auth, api, currentArea())) signedInElsewhere = false;
    isRevalidating = false;
  }

  const revalidateIfVisible = () => {
    if (tab.document.visibilityState === 'visible') void revalidateOnce();
  };

  function onMessage(message: Message) {
    switch (message) {
      case 'signed-in':
        signedInElsewhere = true;
        revalidateIfVisible();
        return;
      case 'signed-out':
        signedInElsewhere = false;
        auth.expireSession();
        return;
      case 'admin-signed-out':
        if (currentArea() === 'admin') {
          auth.expireSession();
          return;
        }
        // A visitor may be signed in beside the administrator.
        if (auth.state.isAdmin) {
          auth.expireSession();
          signedInElsewhere = true;
        }
        void revalidateOnce();
        return;
    }
    message satisfies never;
  }

  const send = openChannel(tab, onMessage);
  auth.onSession((event) => {
    const isAnonymous = event.type === 'session-changed' && event.session === 'anonymous';
    if (isAnonymous || event.type === 'signed-out') details.dropDrafts();
    // Other events come from checks and messages of this tab; sending them would echo what other tabs sent.
    if (event.type === 'signed-in') send('signed-in');
    if (event.type === 'signed-out') send(event.as === 'admin' ? 'admin-signed-out' : 'signed-out');
  });
  keepHints(auth, api);
  const onOnline = () => {
    router.dispatch({ type: 'reconnected' });
    void auth.checkSession();
  };
  // Now, too, as the connection may have come back before this code loaded.
  onOnline();
  tab.addEventListener('online', onOnline);
  tab.document.addEventListener('visibilitychange', revalidateIfVisible);
}

/** Over BroadcastChannel (HTML standard), which reaches the other tabs of this browser. @returns sends to them */
function openChannel(tab: Tab, onMessage: (message: Message) => void) {
  const { BroadcastChannel } = tab;
  if (!BroadcastChannel) return () => {};
  let channel: InstanceType<ChannelClass> | null = null;
  const open = () => {
    if (channel) return;
    channel = new BroadcastChannel('banyan-session');
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const message = messages.find((known) => known === data);
      if (message) onMessage(message);
    });
  };
  open();
  // An open channel keeps a page out of the back/forward cache (web.dev/articles/bfcache).
  tab.addEventListener('pagehide', () => {
    channel?.close();
    channel = null;
  });
  tab.addEventListener('pageshow', open);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
  return (message: Message) => channel?.postMessage(message);
}

/**
 * Hints for the next page load, in local storage; no rights. By `signed-in`, the script in index.html marks the page before
 * the first paint, whose top bar then reserves the profile picture's place. By `administrator`, public pages ask whether one
 * is signed in, which `GET /auth/me` does not say: so they never ask for visitors and members.
 */
function keepHints(auth: App['auth'], api: SessionApi) {
  const { state, administrator } = auth;
  let isVerified = false;

  async function verifyAdministrator() {
    isVerified = true;
    const isUnchanged = auth.trackChanges();
    try {
      const { isAdmin } = await api.adminVerifyToken();
      if (isUnchanged()) administrator.isSignedIn = isAdmin;
      if (!isAdmin) keepHint('administrator', false);
    } catch (cause) {
      // Without an answer the next page asks again.
      if (hasStatus(cause, 401, 403)) keepHint('administrator', false);
      else isVerified = false;
    }
  }

  function update() {
    if (!auth.isKnown()) return;
    const { isAdmin, isAuthenticated } = state;
    document.documentElement.toggleAttribute('data-signed-in', isAuthenticated);
    keepHint('signed-in', isAuthenticated);
    if (isAdmin || !isAuthenticated) {
      administrator.isSignedIn = isAdmin;
      keepHint('administrator', isAdmin);
    } else if (!isVerified && browserStorage('localStorage')?.getItem('administrator'))
      void verifyAdministrator();
  }

  update();
  auth.onSession(({ type }) => {
    // Without an answer, the hints stay.
    if (type === 'session-unreachable')
      document.documentElement.toggleAttribute('data-signed-in', state.isAuthenticated);
    else update();
  });
}

function keepHint(key: 'signed-in' | 'administrator', isTrue: boolean): void {
  if (isTrue) storeItem('localStorage', key, '1');
  else browserStorage('localStorage')?.removeItem(key);
}
