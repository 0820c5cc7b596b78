/** The port to where the browser keeps the shortlist over a visit, for all tabs of the site. */
export interface Shelf {
  /** @returns null where there is nothing, or where the browser forbids to look */
  read(): string | null;
  /** @returns false when the browser does not keep it: storage forbidden or full */
  write(text: string): boolean;
  /** Calls back when another tab may have written. @returns stops listening */
  listen(listener: () => void): () => void;
}

const key = 'shortlist';

/** Nothing is kept where there is no browser. */
const nowhere: Shelf = { read: () => null, write: () => false, listen: () => () => {} };

/** The shelf of this browser: local storage, which every access may refuse (HTML standard, "The Storage interface"). */
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
        // A cleared storage names no key.
        if (event.key === key || event.key === null) listener();
      };
      // A page that the browser held for Back and Forward heard nothing meanwhile.
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
