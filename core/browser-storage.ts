/** null where storage is forbidden (HTML standard, `localStorage`: a SecurityError), and on a server. */
export function browserStorage(kind: 'localStorage' | 'sessionStorage'): Storage | null {
  try {
    return window[kind];
  } catch {
    return null;
  }
}

/** Stores nothing where storage is forbidden or full (HTML standard, "The Storage interface"). */
export function storeItem(kind: 'localStorage' | 'sessionStorage', key: string, text: string): void {
  try {
    browserStorage(kind)?.setItem(key, text);
  } catch {
    // Callers do not depend on the stored value.
  }
}
