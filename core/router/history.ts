/** One stop of the visitor's way through the site. */
export interface Entry {
  /** Names this stop for as long as the tab lives, also over a reload. */
  readonly key: string;
  /** Its place among the stops: larger for later ones, so that the way between two can be told. */
  readonly index: number;
  readonly path: string;
  /** With its question mark; '' when there is none. */
  readonly search: string;
  /** With its number sign; '' when there is none. */
  readonly hash: string;
  /** What was handed over with the navigation; anything, since it survives in the browser. */
  readonly state: unknown;
}

/** How the visitor came to an entry. */
export type Move = 'push' | 'replace' | 'pop';

/** The port to the browser's history, with a twin for tests and for rendering without a browser. */
export interface History {
  /** Origin of the site, against which addresses are read. */
  readonly origin: string;
  read(): Entry;
  /** @param to an address of this site, absolute or relative to the present one */
  push(to: string, state?: unknown): void;
  replace(to: string, state?: unknown): void;
  /** Moves like the browser's buttons: -1 is Back; beyond either end nothing happens. Listeners hear of it later. */
  go(steps: number): void;
  listen(listener: HistoryListener): () => void;
}

export type HistoryListener = (entry: Entry, move: Move) => void;

/** Listeners of a history, told in the order in which they came. */
export function createListeners() {
  const listeners = new Set<HistoryListener>();
  return {
    add(listener: HistoryListener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    count: () => listeners.size,
    tell: (entry: Entry, move: Move) => [...listeners].forEach((listener) => listener(entry, move)),
  };
}
