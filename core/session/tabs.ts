/** After `admin-signed-out` a visitor may still be signed in. */
export const tabMessages = ['signed-in', 'signed-out', 'admin-signed-out'] as const;
export type TabMessage = (typeof tabMessages)[number];

/** The other tabs of this browser; a tab does not receive its own messages. */
export interface Tabs {
  tell(message: TabMessage): void;
  /** @returns stops listening */
  listen(listener: (message: TabMessage) => void): () => void;
}
