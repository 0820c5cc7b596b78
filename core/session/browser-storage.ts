/** A storage of the browser; null where it is forbidden (HTML standard, `localStorage`: a SecurityError). */
export function browserStorage(kind: 'localStorage' | 'sessionStorage'): Storage | null {
  try {
    return window[kind];
  } catch {
    return null;
  }
}
