export interface HistoryEntry {
  /** Unique in the tab, also after a reload. */
  readonly key: string;
  readonly index: number;
  readonly path: string;
  /** With its question mark; '' when there is none. */
  readonly search: string;
  /** With its number sign; '' when there is none. */
  readonly hash: string;
  /** Passed with the navigation; unknown, as the browser keeps it over reloads. */
  readonly state: unknown;
}

export type HistoryAction = 'push' | 'replace' | 'pop';

export interface History {
  /** Origin of the site, such as `https://banyan.example`. */
  readonly origin: string;
  read(): HistoryEntry;
  /** @param to an address of this site, absolute or relative to the present one @throws for another site */
  push(to: string, state?: unknown): void;
  replace(to: string, state?: unknown): void;
  /** Like the browser's `history.go`: beyond either end nothing happens, and listeners may be called later. */
  go(steps: number): void;
  listen(listener: HistoryListener): () => void;
}

export type HistoryListener = (entry: HistoryEntry, action: HistoryAction) => void;

export function createHistoryListeners() {
  const listeners = new Set<HistoryListener>();
  return {
    add(listener: HistoryListener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    count: () => listeners.size,
    notify: (entry: HistoryEntry, action: HistoryAction) =>
      [...listeners].forEach((listener) => listener(entry, action)),
  };
}
