/** The app in whose own browser the page is; Google signs nobody in there (its error `disallowed_useragent`). */
export type InAppBrowser = 'Instagram' | 'Facebook';

/** By the marks of both apps in the user agent; Messenger carries those of Facebook. @returns null for a browser */
export function findInAppBrowser(userAgent: string): InAppBrowser | null {
  if (/\bInstagram\b/.test(userAgent)) return 'Instagram';
  return /\bFB(?:AN|AV|_IAB)\//.test(userAgent) ? 'Facebook' : null;
}
