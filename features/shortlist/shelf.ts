/** The storage of the shortlist, common to all tabs. */
export interface Shelf {
  /** @returns null when nothing is stored or the browser forbids access */
  read(): string | null;
  /** @returns false when storage is forbidden or full */
  write(text: string): boolean;
  /** Calls back when another tab may have written. @returns stops listening */
  listen(listener: () => void): () => void;
}

const key = 'shortlist';

/** On a server. */
const nowhere: Shelf = { read: () => null, write: () => false, listen: () => () => {} };

/** Local storage; any access may throw (HTML standard, "The Storage interface"). */
export function createBrowserShelf(window: Window | undefined): Shelf {
  if (!window) return nowhere;
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
      const heard = (event: StorageEvent) => {
        // The key is null after `clear()`.
        if (event.key === key || event.key === null) listener();
      };
      // A page in the back/forward cache receives no storage events.
      const shown = ({ persisted }: PageTransitionEvent) => persisted && listener();
      window.addEventListener('storage', heard);
      window.addEventListener('pageshow', shown);
      return () => {
        window.removeEventListener('storage', heard);
        window.removeEventListener('pageshow', shown);
      };
    },
  };
}
