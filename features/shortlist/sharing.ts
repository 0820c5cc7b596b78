export interface SharedLink {
  readonly title: string;
  /** Absolute. */
  readonly url: string;
}

/** How it ended: `refused` when the browser can neither send nor copy. */
export type Sent = 'sent' | 'copied' | 'cancelled' | 'refused';

/** The port to how people pass a link on. */
export interface Sharing {
  /** To be called from a press: browsers refuse it otherwise. */
  send(link: SharedLink): Promise<Sent>;
}

/** What is used of a browser; both may be missing, also where the page came without https. */
interface Sender {
  readonly share?: Navigator['share'];
  readonly clipboard?: Pick<Clipboard, 'writeText'>;
}

/** The share sheet of the device (Web Share API), else the clipboard. */
export function createBrowserSharing(browser: Sender): Sharing {
  return {
    async send({ title, url }) {
      if (browser.share) {
        try {
          await browser.share({ title, url });
          return 'sent';
        } catch (cause) {
          if (cause instanceof DOMException && cause.name === 'AbortError') return 'cancelled';
        }
      }
      try {
        if (!browser.clipboard) return 'refused';
        await browser.clipboard.writeText(url);
        return 'copied';
      } catch {
        return 'refused';
      }
    },
  };
}
