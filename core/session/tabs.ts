/** What one tab of the site tells the others. */
export type TabMessage = 'signed-in' | 'signed-out';

/** The port to the other tabs of the same browser. A tab does not hear itself. */
export interface Tabs {
  tell(message: TabMessage): void;
  /** @returns stops listening */
  listen(listener: (message: TabMessage) => void): () => void;
}
