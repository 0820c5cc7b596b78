/** null where storage is forbidden (HTML standard, `localStorage`: a SecurityError). */
export function browserStorage(kind: 'localStorage' | 'sessionStorage'): Storage | null {
  try {
    return window[kind];
  } catch {
    return null;
  }
}
