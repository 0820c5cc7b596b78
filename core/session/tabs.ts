/** After `admin-signed-out` a visitor may still be signed in. */
const tabMessages = ['signed-in', 'signed-out', 'admin-signed-out'] as const;
export type TabMessage = (typeof tabMessages)[number];

/** The other tabs of this browser; a tab does not receive its own messages. */
export interface Tabs {
  send(message: TabMessage): void;
  listen(listener: (message: TabMessage) => void): void;
}

const name = 'banyan-session';

export interface TabsWindow {
  readonly BroadcastChannel?: new (
    name: string,
  ) => Pick<BroadcastChannel, 'postMessage' | 'close' | 'addEventListener'>;
  readonly addEventListener: (type: 'pagehide' | 'pageshow', listener: () => void) => void;
}

/** The tabs of this browser, over BroadcastChannel (HTML standard); without it, messages reach nobody. */
export function createBrowserTabs(window: TabsWindow): Tabs {
  const { BroadcastChannel } = window;
  if (!BroadcastChannel) return { send: () => {}, listen: () => {} };
  const listeners = new Set<(message: TabMessage) => void>();
  let channel: InstanceType<typeof BroadcastChannel> | null = null;

  function onMessage({ data }: MessageEvent<unknown>) {
    const message = tabMessages.find((known) => known === data);
    if (message) listeners.forEach((listener) => listener(message));
  }
  const open = () => {
    if (channel) return;
    channel = new BroadcastChannel(name);
    channel.addEventListener('message', onMessage);
  };
  // An open channel keeps a page out of the back/forward cache (web.dev/articles/bfcache).
  const close = () => {
    channel?.close();
    channel = null;
  };

  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
    send: (message) => channel?.postMessage(message),
    listen(listener) {
      if (listeners.size === 0) {
        open();
        window.addEventListener('pagehide', close);
        window.addEventListener('pageshow', open);
      }
      listeners.add(listener);
    },
  };
}
