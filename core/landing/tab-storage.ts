/** Session storage may be forbidden or full; then the tab simply remembers less. */

export function readText(key: string): string | null {
  try {
    return globalThis.sessionStorage?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

export function writeText(key: string, text: string) {
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // nothing else can be done, and nothing is lost but a scroll position
  }
}
