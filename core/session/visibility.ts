export interface Visibility {
  visible(): boolean;
  /** Called when the tab becomes visible or hidden. @returns stops */
  listen(listener: () => void): () => void;
}

/** Page visibility (HTML standard). */
export function createBrowserVisibility(document: Document): Visibility {
  return {
    visible: () => document.visibilityState === 'visible',
    listen(listener) {
      document.addEventListener('visibilitychange', listener);
      return () => document.removeEventListener('visibilitychange', listener);
    },
  };
}
