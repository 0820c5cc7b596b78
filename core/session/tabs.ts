/** What one tab of the site tells the others. Leaving the admin area may leave a visitor signed in. */
export const tabMessages = ['signed-in', 'signed-out', 'admin-signed-out'] as const;
export type TabMessage = (typeof tabMessages)[number];

/** The port to the other tabs of the same browser. A tab does not hear itself. */
export interface Tabs {
  tell(message: TabMessage): void;
  /** @returns stops listening */
  listen(listener: (message: TabMessage) => void): () => void;
}
