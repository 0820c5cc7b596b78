export interface SharedLink {
  readonly title: string;
  /** Absolute. */
  readonly url: string;
}

/** `refused` when the browser can neither share nor copy. */
export type ShareResult = 'sent' | 'copied' | 'cancelled' | 'refused';

/** Either may be missing; without https both are. */
interface ShareApis {
  readonly share?: Navigator['share'];
  readonly clipboard?: Pick<Clipboard, 'writeText'>;
}

/** By the device's share sheet (Web Share API), else by the clipboard; in a user gesture, which browsers require. */
export async function shareLink(
  { title, url }: SharedLink,
  browser: ShareApis = navigator,
): Promise<ShareResult> {
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
}
