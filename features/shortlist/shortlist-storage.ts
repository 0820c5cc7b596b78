export interface ShortlistStorage {
  /** @returns null when nothing is stored or the browser forbids access */
  read(): string | null;
  /** @returns false when storage is forbidden or full */
  write(text: string): boolean;
  /** Calls back when another tab may have written. @returns stops listening */
  listen(listener: () => void): () => void;
}

const key = 'shortlist';

/** On a server. */
const noStorage: ShortlistStorage = { read: () => null, write: () => false, listen: () => () => {} };

/** Local storage; any access may throw (HTML standard, "The Storage interface"). */
export function createBrowserStorage(window: Window | undefined): ShortlistStorage {
  if (!window) return noStorage;
  return {
    read() {
      try {
        return window.localStorage.getItem(key);
      } catch {
        return null;
      }
    },
    write(text) {
      try {
        window.localStorage.setItem(key, text);
        return true;
      } catch {
        return false;
      }
    },
    listen(listener) {
      const onStorage = (event: StorageEvent) => {
        // The key is null after `clear()`.
        if (event.key === key || event.key === null) listener();
      };
      // A page in the back/forward cache receives no storage events.
      const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && listener();
      window.addEventListener('storage', onStorage);
      window.addEventListener('pageshow', onPageShow);
      return () => {
        window.removeEventListener('storage', onStorage);
        window.removeEventListener('pageshow', onPageShow);
      };
    },
  };
}
