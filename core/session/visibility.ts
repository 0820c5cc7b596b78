/** Whether the visitor sees this tab. */
export interface Visibility {
  visible(): boolean;
  /** Tells each time the tab is returned to or left. @returns stops telling */
  listen(listener: () => void): () => void;
}

/** The browser's own word on it (HTML standard, page visibility). */
export function createBrowserVisibility(document: Document): Visibility {
  return {
    visible: () => document.visibilityState === 'visible',
    listen(listener) {
      document.addEventListener('visibilitychange', listener);
      return () => document.removeEventListener('visibilitychange', listener);
    },
  };
}
