/** Session storage may be forbidden or full; then nothing is stored. */

export function readSessionItem(key: string): string | null {
  try {
    return globalThis.sessionStorage?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

export function writeSessionItem(key: string, text: string) {
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // Only a scroll position is lost.
  }
}
